import { removeAccount } from '#identity/account-changes/remove-account.ts'
import { mailboxesWithRecovery } from '#identity/mailed-codes/codes.ts'
import { sendAccountDeleted } from '#identity/mails/send-notice.ts'
import type { Client } from '#identity/protocol/client.ts'
import type { AccountRequest } from '#identity/protocol/request-body.ts'
import { isRefusal } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { recentCallerOf } from '#identity/tokens/caller.ts'

const deleted = { kind: 'identitytoolkit#DeleteAccountResponse' }

export async function deleteOwnAccount(identity: Identity, { idToken }: AccountRequest, client: Client) {
  const caller = await recentCallerOf(identity, idToken)
  // The answer to the call that deleted it may have been lost.
  if (isRefusal(caller)) return caller.refusal === 'USER_NOT_FOUND' ? deleted : caller
  const { account } = caller
  const left = await mailboxesWithRecovery(identity.database, account.id, identity.clock())
  const mailboxes = account.email === null ? left : [account.email, ...left]
  await identity.database.transaction().execute(async (transaction) => {
    await removeAccount(transaction, account.id)
    await sendAccountDeleted(identity, transaction, mailboxes, account, client)
  })
  return deleted
}
