import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { languages } from '#messages/languages.ts'
import { mailFor, type Occasion } from './mail-for.ts'

const link = 'https://visit.example/action?mode=resetPassword&oobCode=c0de&lang=te'
const email = 'lakshmi@example.com'
const newEmail = 'lakshmi@new.example'

/** Each mail with the number that it gives for its link's validity. */
const occasions: [Occasion, time: string | undefined][] = [
  [{ requestType: 'PASSWORD_RESET', email, link, validHours: 1 }, '1'],
  [{ requestType: 'VERIFY_EMAIL', email, link, validHours: 72 }, '3'],
  [{ requestType: 'VERIFY_AND_CHANGE_EMAIL', email, newEmail, link, validHours: 72 }, '3'],
  [{ requestType: 'RECOVER_EMAIL', email, newEmail, link, validHours: 720 }, '30'],
  [{ requestType: 'PASSWORD_CHANGED', email, link }, undefined],
  [{ requestType: 'SIGNED_OUT_EVERYWHERE', email, link }, undefined],
  [{ requestType: 'EMAIL_CHANGE_UNDONE', email, link }, undefined],
  [{ requestType: 'ACCOUNT_DELETED', email, link }, undefined],
]

/** Letters that only this one of our languages uses. */
const scripts = {
  en: /^[\p{Script=Latin}\p{Script=Common}]*$/u,
  te: /\p{Script=Telugu}/u,
  hi: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
}

for (const language of languages) {
  for (const [occasion, time] of occasions) {
    describe(`the mail for ${occasion.requestType} in ${language}`, () => {
      const mail = mailFor({ ...occasion, language })

      it('has the link in both forms, as a button and as text', () => {
        assert.ok(mail.text.includes(`\n${link}\n`))
        const escaped = link.replaceAll('&', '&amp;')
        assert.equal(mail.html.split(`href="${escaped}"`).length, 3)
        assert.ok(mail.html.includes(`>${escaped}</a>`))
        assert.ok(!mail.html.includes(link))
      })

      it('is written entirely in that language', () => {
        assert.equal(mail.language, language)
        assert.ok(mail.html.startsWith(`<!doctype html>\n<html lang="${language}" dir="ltr">`))
        assert.match(mail.subject, /Travel Visit/)
        // Every line but the link and the signature.
        const lines = mail.text.split('\n').filter((line) => !['', link, 'Travel Visit'].includes(line))
        for (const line of [mail.subject, ...lines]) assert.match(line, scripts[language], line)
      })

      it('says how long the link is valid', () => {
        const numbers = mail.text.replaceAll(link, '').match(/\d+/g)
        assert.deepEqual(numbers, time === undefined ? null : [time])
      })

      it('has no unfilled placeholders', () => {
        for (const part of [mail.subject, mail.text, mail.html]) {
          assert.doesNotMatch(part, /undefined|null|NaN|\[object|\$\{|\{\{|%[A-Z_]+%/)
        }
      })

      it('says the same in both forms', () => {
        const shown = mail.html.slice(mail.html.indexOf('<body>')).replace(/<[^>]*>/g, '\n')
        for (const line of mail.text.split('\n')) {
          assert.ok(shown.includes(line.replaceAll('&', '&amp;')), line)
        }
      })
    })
  }
}

describe('mails about addresses', () => {
  const to = (requestType: 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL') =>
    mailFor({ requestType, email, newEmail, link, validHours: 72, language: 'en' })

  it('go to the new address for confirmation, and name the account that will get it', () => {
    const mail = to('VERIFY_AND_CHANGE_EMAIL')
    assert.equal(mail.to, newEmail)
    for (const address of [email, newEmail])
      assert.ok(mail.text.includes(address) && mail.html.includes(address))
  })

  it('go to the old address to undo a change, and name both', () => {
    const mail = to('RECOVER_EMAIL')
    assert.equal(mail.to, email)
    for (const address of [email, newEmail]) assert.ok(mail.text.includes(address))
  })
})

it('escapes every value in HTML', () => {
  const hostile = `"<b>'&amp;"@visit.example`
  const mail = mailFor({
    requestType: 'RECOVER_EMAIL',
    email: hostile,
    newEmail: hostile,
    link: `https://visit.example/?"><script>alert('1')</script>`,
    validHours: 720,
    language: 'en',
  })
  assert.doesNotMatch(mail.html, /<b>|<script/)
  assert.ok(mail.html.includes('&quot;&lt;b&gt;&#39;&amp;amp;&quot;@visit.example'))
  // Plain text is not escaped.
  assert.ok(mail.text.includes(hostile))
})

it('uses singular and plural', () => {
  const text = (validHours: number) =>
    mailFor({ requestType: 'VERIFY_EMAIL', email, link, validHours, language: 'en' }).text
  assert.match(text(1), /: 1 hour$/m)
  assert.match(text(36), /: 36 hours$/m)
  assert.match(text(24), /: 1 day$/m)
  assert.match(text(48), /: 2 days$/m)
})
