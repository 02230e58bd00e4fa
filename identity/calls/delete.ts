import { removeAccount } from '../account-changes/remove-account.ts'
import { mailboxesWithRecovery } from '../mailed-codes/codes.ts'
import { sendAccountDeleted } from '../mails/send-notice.ts'
import type { Client } from '../protocol/client.ts'
import type { AccountRequest } from '../protocol/request-body.ts'
import { isRefusal } from '../refusal.ts'
import type { Identity } from '../service.ts'
import { recentCallerOf } from '../tokens/caller.ts'

export async function deleteOwnAccount(identity: Identity, { idToken }: AccountRequest, client: Client) {
  const caller = await recentCallerOf(identity, idToken)
  if (isRefusal(caller)) return caller
  const { account } = caller
  const left = await mailboxesWithRecovery(identity.database, account.id, identity.clock())
  const mailboxes = account.email === null ? left : [account.email, ...left]
  await identity.database.transaction().execute(async (transaction) => {
    await removeAccount(transaction, account.id)
    await sendAccountDeleted(identity, transaction, mailboxes, account, client)
  })
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
