import { removeAccount } from '../account-changes/remove-account.ts'
import { mailboxesWithRecovery } from '../mailed-codes/codes.ts'
import { sendAccountDeleted } from '../mails/send-notice.ts'
import type { Client } from '../protocol/client.ts'
import type { AccountRequest } from '../protocol/request-body.ts'
import { isRefusal } from '../refusal.ts'
import type { Identity } from '../service.ts'
import { recentCallerOf } from '../tokens/caller.ts'

/** If a notice to a mailbox that could have recovered the account would be one too many, the account stays. */
export async function deleteOwnAccount(identity: Identity, { idToken }: AccountRequest, client: Client) {
  const caller = await recentCallerOf(identity, idToken)
  if (isRefusal(caller)) return caller
  const { id, email } = caller.account
  const left = await mailboxesWithRecovery(identity.database, id, identity.clock())
  const mailboxes = new Set(email === null ? left : [email, ...left])
  for (const mailbox of mailboxes) {
    const tooMany = await identity.throttle.countNotice('deletion', mailbox)
    if (tooMany) return tooMany
  }
  await identity.database.transaction().execute(async (transaction) => {
    await removeAccount(transaction, id)
    for (const mailbox of mailboxes) await sendAccountDeleted(identity, transaction, mailbox, client)
  })
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
