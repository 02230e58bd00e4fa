import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { passwordReasons } from '#identity/credentials/new-password.ts'
import { reasonTexts, refusedPassword } from './new-password.ts'

describe('a password that the identity service refuses', () => {
  for (const [message, text] of [
    ['Password should be at least 12 characters', 'Choose a password of 12 characters or more'],
    [
      'Password is one of the most common ones [COMMON_PASSWORD]',
      'Many people use this password. Choose one that’s harder to guess',
    ],
    [
      'Password is too much like the e-mail address [PASSWORD_LIKE_EMAIL]',
      'Your password can’t be just your email address',
    ],
    ['Something new [SOMETHING_NEW]', 'Choose a password that’s harder to guess'],
  ]) {
    it(`is too weak: ${message}`, () => {
      assert.deepEqual(refusedPassword(sdkError('auth/weak-password', String(message))), { password: text })
    })
  }

  for (const [message, text] of [
    [
      'Missing password requirements: [Password may contain at most 4096 bytes] [PASSWORD_TOO_LONG]',
      'Choose a shorter password',
    ],
    [
      'Missing password requirements: [Password must contain an upper case character]',
      'Password must contain an upper case character',
    ],
    ['', 'Choose another password'],
  ]) {
    it(`lacks what is asked for: ${message}`, () => {
      const error = sdkError('auth/password-does-not-meet-requirements', String(message))
      assert.deepEqual(refusedPassword(error), { password: text })
    })
  }

  it('is told in a sentence for each reason of our own service', () => {
    assert.deepEqual(Object.keys(reasonTexts), Object.keys(passwordReasons))
  })

  it('is not what any other error is about', () => {
    assert.deepEqual(refusedPassword(sdkError('auth/email-already-in-use', 'at least 8 characters')), {})
  })
})

/** In the SDK's format. */
function sdkError(code: string, message: string): Error {
  return Object.assign(new Error(`Firebase: ${message} (${code}).`), { code })
}
