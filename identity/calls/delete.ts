import { removeAccount } from '../accounts/remove-account.ts'
import { sendAccountDeleted } from '../mails/notices.ts'
import type { Client } from '../protocol/client.ts'
import { isRefusal } from '../protocol/refusal.ts'
import type { AccountRequest } from '../protocol/request-body.ts'
import type { Identity } from '../service.ts'
import { recentCallerOf } from '../tokens/caller.ts'

/** `accounts:delete`: the caller's own account, with its sessions. Its mailbox is told, or the account stays. */
export async function deleteAccount(identity: Identity, { idToken }: AccountRequest, client: Client) {
  const caller = await recentCallerOf(identity, idToken)
  if (isRefusal(caller)) return caller
  const { id, email } = caller.account
  const tooMany = email === null ? undefined : await identity.throttle.countNotice('deletion', email)
  if (tooMany) return tooMany
  await removeAccount(identity.database, id)
  if (email !== null) sendAccountDeleted(identity, email, client)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
