import assert from 'node:assert/strict'
import type { TestIdentity } from './identity.ts'

/** The link in the newest mail, and its code. */
export function newestLink({ mails }: TestIdentity): { to: string; link: URL; oobCode: string } {
  const mail = mails.at(-1)
  assert.ok(mail, 'no mail was sent')
  const text = /https?:\/\/\S+\/action\?\S+/.exec(mail.text)?.[0]
  assert.ok(text, `no link in ${mail.text}`)
  const link = new URL(text)
  return { to: mail.to, link, oobCode: link.searchParams.get('oobCode') ?? '' }
}
