import assert from 'node:assert/strict'
import { it } from 'node:test'
import { accountFile } from './account-file.ts'

it('the file about an account says what is known, and that the password is not', () => {
  const text = accountFile(
    {
      id: 'abc',
      email: 'lakshmi@example.com',
      emailVerified: true,
      name: null,
      pictureAddress: null,
      phone: null,
      createdAt: '2026-01-02T03:04:05.000Z',
      lastSignInAt: '2026-02-03T04:05:06.000Z',
      signInMethods: ['password'],
    },
    { role: 'guide' },
    new Date('2026-03-04T05:06:07Z'),
  )
  const { madeAt, account, notInThisFile } = JSON.parse(text)
  assert.equal(madeAt, '2026-03-04T05:06:07.000Z')
  assert.deepEqual(account, {
    id: 'abc',
    email: 'lakshmi@example.com',
    emailConfirmed: true,
    name: null,
    pictureAddress: null,
    phone: null,
    waysToSignIn: ['password'],
    createdAt: '2026-01-02T03:04:05.000Z',
    lastSignInAt: '2026-02-03T04:05:06.000Z',
    customClaims: { role: 'guide' },
  })
  assert.match(notInThisFile.earlier, /first email address/)
  assert.match(notInThisFile.password, /Nobody can read it/)
  assert.match(text, /^{\n {2}"about"/)
})
