import type { Database } from '#database/open.ts'
import { createHashQueue, type HashQueue } from './hash-queue.ts'
import type { SendMail } from './mail.ts'
import type { IssuedCode } from './out-of-band/codes.ts'
import { openPasswords, type Passwords } from './passwords.ts'
import { openScryptKeys } from './scrypt-keys.ts'
import type { IdentitySettings } from './settings.ts'
import { openSigningKeys, type SigningKeys } from './signing-keys.ts'
import { noThrottle, openThrottle, type Throttle } from './throttle.ts'
import { openVerifiedTokens, type VerifiedTokens } from './verified-tokens.ts'

/** What every operation of the identity service works with. */
export type Identity = {
  database: Database
  settings: IdentitySettings
  /** Milliseconds since the epoch. */
  clock: () => number
  keys: SigningKeys
  passwords: Passwords
  throttle: Throttle
  verifiedTokens: VerifiedTokens
  sendMail: SendMail
  /** The test surface shows them; otherwise nothing of a code is kept but its hash. */
  issuedCodes: IssuedCode[]
}

type Dependencies = { sendMail: SendMail; clock?: () => number; hashQueue?: HashQueue }

/** Opens the identity service on a migrated database; makes the signing key at first start. */
export async function openIdentity(
  database: Database,
  settings: IdentitySettings,
  { sendMail, clock = Date.now, hashQueue = createHashQueue() }: Dependencies,
): Promise<Identity> {
  return {
    database,
    settings,
    clock,
    keys: await openSigningKeys(database, settings, clock),
    passwords: openPasswords(openScryptKeys(database), settings.passwordCost, hashQueue),
    throttle: settings.throttle ? openThrottle(database, clock) : noThrottle,
    verifiedTokens: openVerifiedTokens(),
    sendMail,
    issuedCodes: [],
  }
}
