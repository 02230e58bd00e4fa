import type { Account, AccountChanges } from '#identity/accounts/accounts.ts'
import { changeCredential, type NewCredential } from '#identity/credentials/credential-change.ts'
import type { Client } from '#identity/protocol/client.ts'
import type { Identity } from '#identity/service.ts'

/**
 * Keeps sessions of the same second, unlike the service: the emulator compares whole seconds, and suites rely on it.
 */
export function changeCredentialAsEmulator(
  identity: Identity,
  account: Account,
  credential: NewCredential,
  client: Client,
  profile: AccountChanges,
) {
  const endBefore = Math.floor(identity.clock() / 1000) * 1000
  return changeCredential(identity, account, credential, client, { profile, endBefore })
}
