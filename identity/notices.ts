import type { Identity } from './identity.ts'
import { mailLanguage } from './mails/language.ts'
import { mailFor } from './mails/mail-for.ts'
import type { Client } from './protocol/client.ts'

/** Tells whoever reads the account's mailbox, so that a change by somebody else does not go unnoticed. */
export function mailPasswordChanged(
  { sendMail, settings }: Identity,
  email: string,
  { locale }: Client,
): void {
  const language = mailLanguage(locale)
  sendMail(mailFor({ requestType: 'PASSWORD_CHANGED', email, link: `${settings.issuer}/forgot`, language }))
}

/**
 * Tells whoever reads the mailbox of an address that an account has left for its earlier one. Not which one that
 * is: the address that was left may be mistyped and belong to a stranger.
 */
export async function mailEmailChangeUndone(
  { sendMail, settings, throttle }: Identity,
  left: string,
  { locale }: Client,
): Promise<void> {
  const isWithin = await throttle.countNotice('address', left).catch(() => true)
  if (!isWithin) return
  const language = mailLanguage(locale)
  const link = `${settings.issuer}/login`
  sendMail(mailFor({ requestType: 'EMAIL_CHANGE_UNDONE', email: left, link, language }))
}
