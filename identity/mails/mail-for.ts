import { html } from 'hono/html'
import type { Mail } from '../mail.ts'
import type { RequestType } from '../out-of-band/codes.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import type { Language } from './language.ts'
import { ta } from './ta.ts'
import { te } from './te.ts'
import type { Wording } from './wording.ts'

const wordings: Record<Language, Wording> = { en, te, hi, ta, kn }

export type MailRequest = {
  requestType: RequestType
  /** The account's address before anything changes. */
  email: string
  newEmail?: string | undefined
  link: string
  language: Language
  validHours: number
}

/** The mail that carries a link, to whoever has to read it: a new address is confirmed by its own mailbox. */
export function mailFor({
  requestType,
  email,
  newEmail = '',
  link,
  language,
  validHours,
}: MailRequest): Mail {
  const wording = wordings[language]
  const { subject, reason, action, otherwise } = wording[requestType]
  const { greeting, copyLink } = wording
  const because = reason({ email, newEmail })
  const validFor = wording.validFor(validHours)
  return {
    to: requestType === 'VERIFY_AND_CHANGE_EMAIL' ? newEmail : email,
    subject,
    text: `${greeting}\n\n${because}\n\n${action}:\n${link}\n\n${validFor}\n${otherwise}\n\nTravel Visit\n`,
    // No colours but the button's own, so that a mail program's dark scheme stays readable.
    html: String(html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="font: 1.125rem/1.6 system-ui, sans-serif; max-width: 34rem; margin: 0 auto; padding: 1.5rem">
<p>${greeting}</p>
<p>${because}</p>
<p><a href="${link}" style="display: inline-block; padding: 0.75rem 1.25rem; border-radius: 0.5rem; background: #7a2e12; color: #ffffff; text-decoration: none">${action}</a></p>
<p>${validFor} ${otherwise}</p>
<p style="font-size: 0.9375rem">${copyLink}<br><a href="${link}" style="word-break: break-all">${link}</a></p>
<p>Travel Visit</p>
</body>
</html>`),
  }
}
