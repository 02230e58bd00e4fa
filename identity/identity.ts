import type { Database } from '#database/open.ts'
import type { SendMail } from './mail.ts'
import { openPasswords, type Passwords } from './passwords.ts'
import type { IdentitySettings } from './settings.ts'
import { openSigningKeys, type SigningKeys } from './signing-keys.ts'

/** What every operation of the identity service works with. */
export type Identity = {
  database: Database
  settings: IdentitySettings
  /** Milliseconds since the epoch. */
  clock: () => number
  keys: SigningKeys
  passwords: Passwords
  sendMail: SendMail
}

type Surroundings = { sendMail: SendMail; clock?: () => number }

/** Opens the identity service on a migrated database; makes the signing key at first start. */
export async function openIdentity(
  database: Database,
  settings: IdentitySettings,
  { sendMail, clock = Date.now }: Surroundings,
): Promise<Identity> {
  const keys = await openSigningKeys(database, settings, clock)
  return { database, settings, clock, keys, passwords: openPasswords(), sendMail }
}
