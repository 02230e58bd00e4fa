import { domainToASCII } from 'node:url'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '#identity/mails/mail.ts'
import type { Sender } from './sender.ts'

export function messageOf(
  { to, subject, language, text, html }: Mail,
  { id, from }: { id: string; from: Sender },
): SendMailOptions {
  // The address goes into an SMTP command and a header, which other characters could end.
  if (/[\s\p{C}]/u.test(to)) throw Object.assign(new Error('Not an address'), { code: 'EENVELOPE' })
  return {
    from,
    // An object is one address, whatever it contains.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${domainToASCII(domainOf(from.address)) || 'localhost'}>`,
    headers: {
      'Content-Language': language,
      // RFC 3834, 5: suppresses automatic replies.
      'Auto-Submitted': 'auto-generated',
    },
  }
}

/** Only the domain: the full address would reveal who has an account. */
export function domainNameOf({ to }: Mail): string {
  return domainOf(to).split(/\s/)[0] ?? ''
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
