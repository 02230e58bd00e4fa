import assert from 'node:assert/strict'
import type { TestIdentity } from './service.ts'

const actionLink = /https?:\/\/\S+\/action\?\S+/

/** The link, with its code, from the newest mail that has one. */
export function newestLink({ mails }: TestIdentity): { to: string; link: URL; oobCode: string } {
  const mail = mails.findLast(({ text }) => actionLink.test(text))
  assert.ok(mail, 'no such mail was sent')
  const link = new URL(actionLink.exec(mail.text)?.[0] ?? '')
  return { to: mail.to, link, oobCode: link.searchParams.get('oobCode') ?? '' }
}
