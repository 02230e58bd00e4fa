import { z } from 'zod'
import { type Argon2Cost, isAffordableCost, isOwaspCost, parseArgon2Cost } from './credentials/argon2-hash.ts'
import { defaultsOf, type Setting, type SettingsOf, wholeNumber } from './parse-settings.ts'

const onOrOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((text) => text === 'on')

const argon2Cost = z.string().transform((text, context): Argon2Cost => {
  const cost = parseArgon2Cost(text)
  if (cost && isAffordableCost(cost) && isOwaspCost(cost)) return cost
  const message = cost
    ? 'must be at least what OWASP asks for, such as m=19456,t=2,p=1, and at most m=262144,t=64,p=16'
    : 'must be a cost such as m=19456,t=2,p=1'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

export const identitySettings = {
  minPasswordLength: {
    variable: 'IDENTITY_MIN_PASSWORD_LENGTH',
    schema: wholeNumber(6, 128),
    // OWASP ASVS 5.0, 6.2.1.
    default: '8',
    meaning: 'the shortest password that may be chosen',
  },
  passwordCost: {
    variable: 'IDENTITY_PASSWORD_COST',
    schema: argon2Cost,
    default: 'm=19456,t=2,p=1',
    meaning:
      'what a password’s hash costs (argon2id: KiB, passes, lanes); stored hashes follow at the next sign-in',
  },
  enumerationProtection: {
    variable: 'IDENTITY_ENUMERATION_PROTECTION',
    schema: onOrOff,
    default: 'on',
    meaning: 'whether answers hide which addresses have an account',
  },
  blocklist: {
    variable: 'IDENTITY_PASSWORD_BLOCKLIST',
    schema: onOrOff,
    default: 'on',
    meaning: 'whether the 10,000 most common passwords, and those made of the e-mail address, are refused',
  },
  throttle: {
    variable: 'IDENTITY_THROTTLE',
    schema: onOrOff,
    default: 'on',
    meaning:
      'whether failed tries, mails, registrations and changes of what an account keeps are counted and, when too many, refused',
  },
  authorizedDomains: {
    variable: 'IDENTITY_AUTHORIZED_DOMAINS',
    schema: z
      .string()
      .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
      .pipe(
        z.array(
          z.string().regex(/^[a-z0-9.-]+$/, {
            error: 'must be host names with commas between them, without https:// and ports',
          }),
        ),
      ),
    meaning:
      'whose pages, beside our own, may call the identity service: domains with their subdomains, separated by commas; with an https `PUBLIC_URL` over https alone',
  },
} satisfies Record<string, Setting>

export type IdentitySettings = SettingsOf<typeof identitySettings> & {
  authorizedDomains: readonly string[]
  projectId: string
  /** Mailed links carry it, because the SDK can't read them otherwise. It is not a secret. */
  apiKey: string
  projectNumber: string
  issuer: string
  idTokenSeconds: number
}

export const defaultSettings = {
  ...defaultsOf(identitySettings),
  projectId: 'travel-visit',
  // Part of the browsers' storage key: changing it signs everyone out.
  apiKey: 'travel-visit',
  projectNumber: '12345',
  idTokenSeconds: 3600,
}
