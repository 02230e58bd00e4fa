import type { Argon2Cost } from './credentials/argon2-hash.ts'

/** What an operator may choose; the server reads it from the environment. */
export type IdentitySettings = {
  projectId: string
  /** What clients name the project by, and mailed links too, which the SDK reads no other way. It is no secret. */
  apiKey: string
  /** Google's second name for a project; clients only pass it on. */
  projectNumber: string
  /** The `iss` of ID tokens, and where the pages that mailed links open are: the origin that visitors see. */
  issuer: string
  /** How long an ID token lives. */
  idTokenSeconds: number
  minPasswordLength: number
  /** What a new hash costs. A stored one of another cost is made anew at its owner's next sign-in. */
  passwordCost: Argon2Cost
  /** Whether the most common passwords, and those made of the e-mail address, are refused. */
  blocklist: boolean
  /** Whether answers hide which e-mail addresses have an account. */
  enumerationProtection: boolean
  /** Whether failed tries are counted and, when they are too many, refused. */
  throttle: boolean
  /** Host names whose pages may call the service beside those of the issuer; each covers its subdomains. */
  authorizedDomains: readonly string[]
  /** Whether anybody who can reach the service may administer it, as with the Firebase emulator. */
  testSurface: boolean
}

export const defaultSettings = {
  projectId: 'travel-visit',
  // Part of the browsers' storage key: changing it signs every visitor out.
  apiKey: 'travel-visit',
  projectNumber: '12345',
  idTokenSeconds: 3600,
  // OWASP ASVS 5.0, 6.2.1.
  minPasswordLength: 8,
  // OWASP: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
  passwordCost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
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
