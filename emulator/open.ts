import type { Hono } from 'hono'
import type { Database } from '#database/open.ts'
import type { AddressOf } from '#identity/protocol/client.ts'
import { type Identity, type IdentityDependencies, openIdentity } from '#identity/service.ts'
import type { IdentitySettings } from '#identity/settings.ts'
import { openIssuedCodes } from './issued-codes.ts'
import { emulatorRoutes } from './routes.ts'

/**
 * The identity service as suites for the Firebase emulator expect it; replaces `identityRoutes`. Anyone who can reach
 * it owns every account.
 */
export async function openEmulator(
  database: Database,
  settings: IdentitySettings,
  dependencies: IdentityDependencies,
  addressOf: AddressOf,
): Promise<{ identity: Identity; routes: Hono }> {
  const codes = openIssuedCodes(database)
  // A copy, because some settings can be switched at run time.
  const identity = await openIdentity(
    database,
    { ...settings },
    {
      ...dependencies,
      linkRules: { mailboxOwnsAccount: false, authorizedPagesOnly: false },
      onCodeIssued: codes.add,
    },
  )
  return { identity, routes: emulatorRoutes(identity, codes, addressOf) }
}
