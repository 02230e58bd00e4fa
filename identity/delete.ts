import { recentCallerOf } from './caller.ts'
import type { Identity } from './identity.ts'
import { isRefusal } from './protocol/refusal.ts'
import type { AccountRequest } from './protocol/request-body.ts'
import { removeAccount } from './remove-account.ts'

/** `accounts:delete`: the caller's own account, with its sessions. */
export async function deleteAccount(identity: Identity, { idToken }: AccountRequest) {
  const caller = await recentCallerOf(identity, idToken)
  if (isRefusal(caller)) return caller
  await removeAccount(identity.database, caller.account.id)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
