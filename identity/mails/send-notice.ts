import type { Database } from '#database/open.ts'
import type { Account } from '#identity/accounts/accounts.ts'
import type { Client } from '#identity/protocol/client.ts'
import { RefusedError } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { mailLanguage } from './language.ts'
import { queueMail } from './queue-mail.ts'

/** A password never changes without a notice to its owner, so over the limit the change is refused. */
export async function sendPasswordNotice(
  identity: Identity,
  transaction: Database,
  requestType: 'PASSWORD_CHANGED' | 'SIGNED_OUT_EVERYWHERE',
  account: Account,
  client: Client,
): Promise<void> {
  const { email } = account
  if (email === null) return
  const tooMany = await identity.throttle.countNotice('password', email, transaction)
  if (tooMany) throw new RefusedError(tooMany)
  await sendNotice(identity, transaction, { requestType, email }, account, client)
}

const noticeKinds = {
  PASSWORD_CHANGED: 'password',
  EMAIL_CHANGE_UNDONE: 'address',
  ACCOUNT_DELETED: 'deletion',
} as const

/**
 * For what a mailed link has changed: over the limit the change is made all the same, without the notice. It goes to the
 * address of `account`; if a change of address was undone, pass the account as it was before.
 */
export async function sendNoticeIfWithin(
  identity: Identity,
  transaction: Database,
  requestType: keyof typeof noticeKinds,
  account: Account,
  client: Client,
): Promise<void> {
  const { email } = account
  if (email === null) return
  const tooMany = await identity.throttle.countNotice(noticeKinds[requestType], email, transaction)
  if (!tooMany) await sendNotice(identity, transaction, { requestType, email }, account, client)
}

/** If a notice would be one too many, the account stays. Counted in one order, and first, to prevent deadlocks. */
export async function sendAccountDeleted(
  identity: Identity,
  transaction: Database,
  mailboxes: readonly string[],
  account: Account,
  client: Client,
): Promise<void> {
  const emails = [...new Set(mailboxes)].sort()
  for (const email of emails) {
    const tooMany = await identity.throttle.countNotice('deletion', email, transaction)
    if (tooMany) throw new RefusedError(tooMany)
  }
  for (const email of emails) {
    await sendNotice(identity, transaction, { requestType: 'ACCOUNT_DELETED', email }, account, client)
  }
}

function sendNotice(
  identity: Identity,
  transaction: Database,
  notice: {
    requestType: 'PASSWORD_CHANGED' | 'SIGNED_OUT_EVERYWHERE' | 'EMAIL_CHANGE_UNDONE' | 'ACCOUNT_DELETED'
    email: string
  },
  account: Account,
  client: Client,
): Promise<void> {
  const page = notice.requestType === 'ACCOUNT_DELETED' ? 'register' : 'forgot'
  const link = `${identity.settings.issuer}/${page}`
  const facts = { ...notice, link, language: mailLanguage(client.locale) }
  return queueMail(identity, transaction, facts, client, account)
}
