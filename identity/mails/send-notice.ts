import type { Database } from '#database/open.ts'
import type { Client } from '../protocol/client.ts'
import type { Identity } from '../service.ts'
import { mailLanguage } from './language.ts'
import { queueMail } from './queue-mail.ts'

/** An address that an account has, or has just left. */
type Mailbox = { email: string; accountId: string }

/**
 * Notifies the account's mailbox, so that a change by someone else does not go unnoticed. The caller has counted it
 * with the throttle.
 */
export function sendPasswordNotice(
  identity: Identity,
  transaction: Database,
  requestType: 'PASSWORD_CHANGED' | 'SIGNED_OUT_EVERYWHERE',
  mailbox: Mailbox,
  client: Client,
): Promise<void> {
  return sendNotice(identity, transaction, requestType, mailbox, client)
}

/** The same after a change by a mailed link. Counted here: the change does not depend on it. */
export async function countAndSendPasswordChanged(
  identity: Identity,
  transaction: Database,
  mailbox: Mailbox,
  client: Client,
): Promise<void> {
  if (await identity.throttle.countNotice('password', mailbox.email, transaction)) return
  await sendNotice(identity, transaction, 'PASSWORD_CHANGED', mailbox, client)
}

/**
 * Notifies the address that an account has left by returning to its earlier one. Doesn't name the earlier one: the
 * address it left may be mistyped and belong to a stranger.
 */
export async function countAndSendEmailChangeUndone(
  identity: Identity,
  transaction: Database,
  left: Mailbox,
  client: Client,
): Promise<void> {
  if (await identity.throttle.countNotice('address', left.email, transaction)) return
  await sendNotice(identity, transaction, 'EMAIL_CHANGE_UNDONE', left, client)
}

/** Whoever deletes an account by choice has counted it with the throttle. The notice belongs to no account any more. */
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
