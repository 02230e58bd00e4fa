/** What an operator may choose; the server reads it from the environment. */
export type IdentitySettings = {
  projectId: string
  /** The `iss` of ID tokens: the origin that visitors see. */
  issuer: string
  /** How long an ID token lives. */
  idTokenSeconds: number
  minPasswordLength: number
  /** Whether answers hide which e-mail addresses have an account. */
  enumerationProtection: boolean
  /** Host names whose pages may call the service; each covers its subdomains. */
  authorizedDomains: readonly string[]
}

export const defaultSettings = {
  projectId: 'travel-visit',
  idTokenSeconds: 3600,
  // OWASP ASVS 5.0, 6.2.1.
  minPasswordLength: 8,
  enumerationProtection: true,
} as const
