import type { Client } from '../protocol/client.ts'
import type { Identity } from '../service.ts'
import type { NoticeKind } from '../throttle/mails.ts'
import { mailLanguage } from './language.ts'
import { mailFor } from './mail-for.ts'

/**
 * Tells whoever reads the account's mailbox, so that a change by somebody else does not go unnoticed; for a change
 * that has been counted.
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

/** The same for a change that a mailed link has made, which waits for no count. */
export async function mailPasswordChanged(identity: Identity, email: string, client: Client): Promise<void> {
  if (await isWithin(identity, 'password', email)) {
    sendPasswordNotice(identity, 'PASSWORD_CHANGED', email, client)
  }
}

/**
 * Tells whoever reads the mailbox of an address that an account has left for its earlier one. Not which one that
 * is: the address that was left may be mistyped and belong to a stranger.
 */
export async function mailEmailChangeUndone(
  identity: Identity,
  left: string,
  { locale }: Client,
): Promise<void> {
  if (!(await isWithin(identity, 'address', left))) return
  const language = mailLanguage(locale)
  const link = `${identity.settings.issuer}/forgot`
  identity.sendMail(mailFor({ requestType: 'EMAIL_CHANGE_UNDONE', email: left, link, language }))
}

/** For a deletion that has been counted. */
export function sendAccountDeleted(
  { sendMail, settings }: Identity,
  email: string,
  { locale }: Client,
): void {
  const language = mailLanguage(locale)
  sendMail(mailFor({ requestType: 'ACCOUNT_DELETED', email, link: `${settings.issuer}/register`, language }))
}

/** The change is done already; that this could not be counted is no reason to say otherwise. */
async function isWithin({ throttle }: Identity, kind: NoticeKind, email: string): Promise<boolean> {
  const tooMany = await throttle.countNotice(kind, email).catch(() => undefined)
  return tooMany === undefined
}
