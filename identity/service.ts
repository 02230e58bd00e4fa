import type { Database } from '#database/open.ts'
import { createHashQueue, type HashQueue } from './credentials/hash-queue.ts'
import { openPasswords, type Passwords } from './credentials/passwords.ts'
import { openScryptKeys } from './credentials/scrypt-keys.ts'
import type { IdentitySettings } from './settings.ts'
import { noThrottle, openThrottle, type Throttle } from './throttle/throttle.ts'
import { openSigningKeys, type SigningKeys } from './tokens/signing-keys.ts'
import { openVerifiedTokens, type VerifiedTokens } from './tokens/verified-tokens.ts'

export type Identity = {
  database: Database
  settings: IdentitySettings
  clock: () => number
  keys: SigningKeys
  passwords: Passwords
  throttle: Throttle
  verifiedTokens: VerifiedTokens
  onMailQueued: () => void
}

export type IdentityDependencies = {
  onMailQueued?: () => void
  clock?: () => number
  hashQueue?: HashQueue
}

export async function openIdentity(
  database: Database,
  settings: IdentitySettings,
  { onMailQueued = () => {}, clock = Date.now, hashQueue = createHashQueue() }: IdentityDependencies = {},
): Promise<Identity> {
  return {
    database,
    settings,
    clock,
    keys: await openSigningKeys(database, settings, clock),
    passwords: openPasswords(openScryptKeys(database), settings.passwordCost, hashQueue),
    throttle: settings.throttle ? openThrottle(database, clock) : noThrottle,
    verifiedTokens: openVerifiedTokens(),
    onMailQueued,
  }
}
