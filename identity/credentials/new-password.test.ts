import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, post } from '#identity/testing/calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

describe('a new password', () => {
  const service = identityForEachTest()
  const email = 'lakshmi.devi@temple.example'
  const choose = (password: string) => post(service().routes, 'accounts:signUp', { email, password })

  for (const password of ['password', 'Password1', '12345678', 'QWERTYUIOP', 'iloveyou2']) {
    it(`is not one of the most common ones, such as ${password}`, async () => {
      assertRefused(await choose(password), /^WEAK_PASSWORD : .* \[COMMON_PASSWORD\]$/)
    })
  }

  for (const password of ['lakshmidevi', 'Lakshmi@1961', 'devi-lakshmi-07', 'temple2026', 'x.lakshmi.y 1']) {
    it(`is more than the words of the e-mail address, unlike ${password}`, async () => {
      assertRefused(await choose(password), /^WEAK_PASSWORD : .* \[PASSWORD_LIKE_EMAIL\]$/)
    })
  }

  for (const [address, password] of [
    ['9848022338@example.com', '9848022338'],
    ['9848022338@example.com', '+91 98480-22338'],
    ['ab2024xy@example.com', 'AB2024xy!'],
    ['k7-x9.q2@example.com', 'k7x9q2'.padEnd(8, '.')],
    ['k7-x9.q2@example.com', 'k7-x9.q2@example.com'],
  ] as const) {
    it(`is more than the e-mail address ${address}, unlike ${password}`, async () => {
      const answer = await post(service().routes, 'accounts:signUp', { email: address, password })
      assertRefused(answer, /^WEAK_PASSWORD : .* \[PASSWORD_LIKE_EMAIL\]$/)
    })
  }

  for (const [what, password] of [
    ['more bytes than may be stored', 'é'.repeat(2049)],
    ['far more than may be stored', 'é'.repeat(7000)],
    ['marks without end', `a${'\u{301}\u{323}'.repeat(2000)}`],
  ] as const) {
    it(`does not hold ${what}`, async () => {
      assertRefused(
        await choose(password),
        /^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : .* \[PASSWORD_TOO_LONG\]$/,
      )
      const signedIn = await post(service().routes, 'accounts:signInWithPassword', { email, password })
      assertRefused(signedIn, 'INVALID_LOGIN_CREDENTIALS')
    })
  }

  for (const password of ['lakshmi lights a lamp', '90817263', 'ఏడు కొండలు పైన', '        ', 'ab!cd?ef']) {
    it(`may be ${JSON.stringify(password)}`, async () => {
      assert.equal((await choose(password)).status, 200)
    })
  }

  it('follows the same rules wherever it is set', async () => {
    const { routes, mails } = service()
    const { idToken } = (await choose('lakshmi lights a lamp')).body
    assertRefused(await post(routes, 'accounts:update', { idToken, password: 'password1' }), /^WEAK_PASSWORD/)
    assertRefused(await post(routes, 'accounts:update', { idToken, password: 'lakshmi61' }), /^WEAK_PASSWORD/)
    await post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const oobCode = /oobCode=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1]
    const reset = await post(routes, 'accounts:resetPassword', { oobCode, newPassword: 'lakshmi61' })
    assertRefused(reset, /^WEAK_PASSWORD/)
  })
})

describe('a new password without the blocklist', () => {
  const service = identityForEachTest({ blocklist: false, minPasswordLength: 6 })

  it('may be short and common', async () => {
    const account = { email: 'secret@example.com', password: 'secret' }
    assert.equal((await post(service().routes, 'accounts:signUp', account)).status, 200)
  })
})
