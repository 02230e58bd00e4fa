import type { Database } from '#database/open.ts'
import type { Client } from '../protocol/client.ts'
import type { Identity } from '../service.ts'
import { mailLanguage } from './language.ts'
import { queueMail } from './queue-mail.ts'

type Mailbox = { email: string; accountId: string }

/** The caller has counted the notice with the throttle. */
export function sendPasswordNotice(
  identity: Identity,
  transaction: Database,
  requestType: 'PASSWORD_CHANGED' | 'SIGNED_OUT_EVERYWHERE',
  mailbox: Mailbox,
  client: Client,
): Promise<void> {
  return sendNotice(identity, transaction, requestType, mailbox, client)
}

/** A change by a mailed link does not depend on its notice, so that is counted here. */
export async function countAndSendPasswordChanged(
  identity: Identity,
  transaction: Database,
  mailbox: Mailbox,
  client: Client,
): Promise<void> {
  if (await identity.throttle.countNotice('password', mailbox.email, transaction)) return
  await sendNotice(identity, transaction, 'PASSWORD_CHANGED', mailbox, client)
}

/** Does not name the address that the account has left: it may be mistyped and belong to a stranger. */
export async function countAndSendEmailChangeUndone(
  identity: Identity,
  transaction: Database,
  left: Mailbox,
  client: Client,
): Promise<void> {
  if (await identity.throttle.countNotice('address', left.email, transaction)) return
  await sendNotice(identity, transaction, 'EMAIL_CHANGE_UNDONE', left, client)
}

/** The caller has counted it. The notice belongs to no account, or it would go with it. */
export function sendAccountDeleted(
  identity: Identity,
  transaction: Database,
  email: string,
  client: Client,
): Promise<void> {
  return sendNotice(identity, transaction, 'ACCOUNT_DELETED', { email, accountId: null }, client)
}

function sendNotice(
  identity: Identity,
  transaction: Database,
  requestType: 'PASSWORD_CHANGED' | 'SIGNED_OUT_EVERYWHERE' | 'EMAIL_CHANGE_UNDONE' | 'ACCOUNT_DELETED',
  { email, accountId }: { email: string; accountId: string | null },
  client: Client,
): Promise<void> {
  const page = requestType === 'ACCOUNT_DELETED' ? 'register' : 'forgot'
  const link = `${identity.settings.issuer}/${page}`
  const language = mailLanguage(client.locale)
  return queueMail(identity, transaction, { requestType, email, link, language }, client, { accountId })
}
