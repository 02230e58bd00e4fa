/** What an operator may choose; the server reads it from the environment. */
export type IdentitySettings = {
  projectId: string
  /** Google's second name for a project; clients only pass it on. */
  projectNumber: string
  /** The `iss` of ID tokens, and where the pages that mailed links open are: the origin that visitors see. */
  issuer: string
  /** How long an ID token lives. */
  idTokenSeconds: number
  minPasswordLength: number
  /** Whether the most common passwords, and those made of the e-mail address, are refused. */
  blocklist: boolean
  /** Whether answers hide which e-mail addresses have an account. */
  enumerationProtection: boolean
  /** Whether failed tries are counted and, when they are too many, refused. */
  throttle: boolean
  /** Host names whose pages may call the service; each covers its subdomains. */
  authorizedDomains: readonly string[]
  /** Whether anybody who can reach the service may administer it, as with the Firebase emulator. */
  testSurface: boolean
}

export const defaultSettings = {
  projectId: 'travel-visit',
  projectNumber: '12345',
  idTokenSeconds: 3600,
  // OWASP ASVS 5.0, 6.2.1.
  minPasswordLength: 8,
  blocklist: true,
  enumerationProtection: true,
  throttle: true,
  testSurface: false,
} as const

/** What takes their place beside the test surface: as the Firebase emulator behaves. */
export const emulatorSettings = {
  minPasswordLength: 6,
  blocklist: false,
  enumerationProtection: false,
  throttle: false,
} as const
