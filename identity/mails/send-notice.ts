import type { Client } from '../protocol/client.ts'
import type { Identity } from '../service.ts'
import type { AccountNoticeKind } from '../throttle/mail-limits.ts'
import { mailLanguage } from './language.ts'
import { mailFor } from './mail-for.ts'

/**
 * Notifies the account's mailbox, so that a change by someone else does not go unnoticed. The caller has counted it
 * with the throttle.
 */
export function sendPasswordNotice(
  { sendMail, settings }: Identity,
  requestType: 'PASSWORD_CHANGED' | 'SIGNED_OUT_EVERYWHERE',
  email: string,
  { locale }: Client,
): void {
  const language = mailLanguage(locale)
  sendMail(mailFor({ requestType, email, link: `${settings.issuer}/forgot`, language }))
}

/** The same after a change by a mailed link. Counted here: the change does not depend on it. */
export async function countAndSendPasswordChanged(
  identity: Identity,
  email: string,
  client: Client,
): Promise<void> {
  if (await isWithin(identity, 'password', email)) {
    sendPasswordNotice(identity, 'PASSWORD_CHANGED', email, client)
  }
}

/**
 * Notifies the address that an account has left by returning to its earlier one. Doesn't name the earlier one: the
 * address it left may be mistyped and belong to a stranger.
 */
export async function countAndSendEmailChangeUndone(
  identity: Identity,
  left: string,
  { locale }: Client,
): Promise<void> {
  if (!(await isWithin(identity, 'address', left))) return
  const language = mailLanguage(locale)
  const link = `${identity.settings.issuer}/forgot`
  identity.sendMail(mailFor({ requestType: 'EMAIL_CHANGE_UNDONE', email: left, link, language }))
}

/** The caller has counted it with the throttle. */
export function sendAccountDeleted(
  { sendMail, settings }: Identity,
  email: string,
  { locale }: Client,
): void {
  const language = mailLanguage(locale)
  sendMail(mailFor({ requestType: 'ACCOUNT_DELETED', email, link: `${settings.issuer}/register`, language }))
}

/** If counting fails, no mail is lost: the change has already happened, so its owner should hear of it. */
async function isWithin({ throttle }: Identity, kind: AccountNoticeKind, email: string): Promise<boolean> {
  const tooMany = await throttle.countNotice(kind, email).catch(() => undefined)
  return tooMany === undefined
}
