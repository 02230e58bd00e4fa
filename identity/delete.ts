import { recentCallerOf } from './caller.ts'
import type { Identity } from './identity.ts'
import { sendAccountDeleted } from './notices.ts'
import type { Client } from './protocol/client.ts'
import { isRefusal, refuse } from './protocol/refusal.ts'
import type { AccountRequest } from './protocol/request-body.ts'
import { removeAccount } from './remove-account.ts'

/** `accounts:delete`: the caller's own account, with its sessions. Its mailbox is told, or the account stays. */
export async function deleteAccount(identity: Identity, { idToken }: AccountRequest, client: Client) {
  const caller = await recentCallerOf(identity, idToken)
  if (isRefusal(caller)) return caller
  const { id, email } = caller.account
  if (email !== null && !(await identity.throttle.countNotice('deletion', email))) {
    return refuse('TOO_MANY_ATTEMPTS_TRY_LATER')
  }
  await removeAccount(identity.database, id)
  if (email !== null) sendAccountDeleted(identity, email, client)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
