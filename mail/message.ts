import { randomUUID } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '#identity/mails/mail.ts'
import type { Sender } from './sender.ts'

/** What a mail program is told about a mail. */
export function messageOf({ to, subject, language, text, html }: Mail, from: Sender): SendMailOptions {
  // It stands in a command and in a header; what could begin another one is no address.
  if (/[\s\p{C}]/u.test(to)) throw new TypeError('Not an address')
  return {
    from,
    // As an object it stays one address, whatever stands in it.
    to: { name: '', address: to },
    subject,
    text,
    html,
    // Named once, so that a mail that arrives twice, as its server was not heard the first time, is seen to be one.
    messageId: `<${randomUUID()}@${domainToASCII(domainOf(from.address)) || 'localhost'}>`,
    headers: {
      'Content-Language': language,
      // RFC 3834, 5: nobody's absence note shall answer.
      'Auto-Submitted': 'auto-generated',
    },
  }
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
