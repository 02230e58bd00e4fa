import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { validHours } from '../out-of-band/codes.ts'
import { languages, mailLanguage } from './language.ts'
import { mailFor } from './mail-for.ts'

const link = 'https://visit.example/action?mode=x&oobCode=y'
const requestTypes = ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL'] as const

describe('a mail with a link', () => {
  for (const language of languages) {
    for (const requestType of requestTypes) {
      it(`says what ${requestType} is about in ${language}, in both forms`, () => {
        const mail = mailFor({
          requestType,
          email: 'old"<b>&@example.com',
          newEmail: 'new"<i>&@example.com',
          link,
          language,
          validHours: validHours[requestType],
        })
        const isChange = requestType === 'VERIFY_AND_CHANGE_EMAIL'
        assert.equal(mail.to, isChange ? 'new"<i>&@example.com' : 'old"<b>&@example.com')
        assert.match(mail.subject, /Travel Visit/)
        assert.ok(mail.text.split('\n').includes(link), 'the link has a line of its own')
        assert.ok(requestType === 'VERIFY_EMAIL' || mail.text.includes('@example.com'))
        assert.match(mail.text, /\d|one hour/)
        assert.match(mail.html, new RegExp(`<html lang="${language}">`))
        assert.ok(mail.html.includes('href="https://visit.example/action?mode=x&amp;oobCode=y"'))
        assert.doesNotMatch(mail.html, /<b>|<i>|undefined|\$\{|\[object/)
        assert.doesNotMatch(mail.text, /undefined|\$\{|\[object/)
      })
    }
  }
})

describe('the language of a mail', () => {
  for (const [wanted, language] of [
    [undefined, 'en'],
    ['', 'en'],
    ['te', 'te'],
    ['TE-in', 'te'],
    ['fr, kn;q=0.5, hi;q=0.7', 'hi'],
    ['ta;q=0, en', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    [';;;,,', 'en'],
  ] as const) {
    it(`is ${language} where ${wanted} is wanted`, () => {
      assert.equal(mailLanguage(wanted), language)
    })
  }
})
