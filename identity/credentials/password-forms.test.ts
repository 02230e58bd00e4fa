import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hash, hashSync } from '@node-rs/argon2'
import { assertRefused, lakshmi, post, signIn } from '#identity/testing/calls.ts'
import { newestLink } from '#identity/testing/mailed.ts'
import { identityForEachTest } from '#identity/testing/service.ts'
import { createHashQueue } from './hash-queue.ts'
import { openPasswords } from './passwords.ts'

/** What two keyboards send for the same letters. */
const forms = {
  Latin: ['caf\u{E9} by the hill', 'cafe\u{301} by the hill'],
  Telugu: ['\u{C15}\u{C48} hill and lamp', '\u{C15}\u{C46}\u{C56} hill and lamp'],
  Tamil: ['\u{B95}\u{BCA} hill and lamp', '\u{B95}\u{BC6}\u{BBE} hill and lamp'],
  Kannada: ['\u{C95}\u{CCA} hill and lamp', '\u{C95}\u{CC6}\u{CC2} hill and lamp'],
  Hindi: ['\u{915}\u{93C} hill and lamp', '\u{958} hill and lamp'],
  'a space': ['hill and lamp', 'hill\u{A0}and\u{3000}lamp'],
} as const

const cost = { memoryCost: 1024, timeCost: 1, parallelism: 1 }

describe('a password that two keyboards write differently', () => {
  const service = identityForEachTest()

  for (const [script, [one, other]] of Object.entries(forms)) {
    for (const [set, typed] of [
      [one, other],
      [other, one],
    ] as const) {
      it(`opens the account wherever it was set: ${script}, ${set === one ? 'composed' : 'apart'}`, async () => {
        const { routes } = service()
        const { idToken } = (await post(routes, 'accounts:signUp', { ...lakshmi, password: set })).body
        assert.equal((await signIn(routes, typed)).status, 200)
        assertRefused(await signIn(routes, `${typed}s`), 'INVALID_LOGIN_CREDENTIALS')

        await post(routes, 'accounts:update', { idToken, password: `${set} 2` })
        assert.equal((await signIn(routes, `${typed} 2`)).status, 200)

        await post(routes, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: lakshmi.email })
        const { oobCode } = newestLink(service())
        await post(routes, 'accounts:resetPassword', { oobCode, newPassword: `${set} 3` })
        assert.equal((await signIn(routes, `${typed} 3`)).status, 200)
      })
    }

    it(`still opens an account whose hash is of what was typed, and then in both forms: ${script}`, async () => {
      const { routes, database } = service()
      await post(routes, 'accounts:signUp', lakshmi)
      await database
        .updateTable('accounts')
        .set({ password_hash: hashSync(other, cost) })
        .execute()
      assertRefused(await signIn(routes, one), 'INVALID_LOGIN_CREDENTIALS')
      const first = await signIn(routes, other)
      assert.equal(first.status, 200)
      assert.equal((await signIn(routes, one)).status, 200)
      assert.equal((await signIn(routes, other)).status, 200)
      const { idToken } = first.body
      assert.equal((await post(routes, 'accounts:lookup', { idToken })).status, 200)
    })
  }

  it('is the same one when it is set again to end every session', async () => {
    const { routes, mails } = service()
    const [one, other] = forms.Telugu
    const { idToken } = (await post(routes, 'accounts:signUp', { ...lakshmi, password: one })).body
    await post(routes, 'accounts:update', { idToken, password: other })
    assert.match(mails.at(-1)?.subject ?? '', /logged out/i)
  })

  it('is held against the address and the length in the same form', async () => {
    const { routes } = service()
    const email = 'r\u{E9}mi.dupont@example.com'
    for (const password of ['r\u{E9}mi.dupont', 're\u{301}mi.dupont', 'RE\u{301}MI.dupont']) {
      const answer = await post(routes, 'accounts:signUp', { email, password })
      assertRefused(answer, /^WEAK_PASSWORD : .* \[PASSWORD_LIKE_EMAIL\]$/)
    }
    // Seven letters, of up to ten characters.
    for (const password of ['\u{E9}\u{E9}\u{E9}amps', 'e\u{301}e\u{301}e\u{301}amps']) {
      const answer = await post(routes, 'accounts:signUp', { ...lakshmi, password })
      assertRefused(answer, 'WEAK_PASSWORD : Password should be at least 8 characters')
    }
  })
})

describe('comparing a password', () => {
  for (const [typed, hashes] of [
    ['hill and lamp', 1],
    [forms.Latin[0], 1],
    [forms.Latin[1], 2],
    ['e\u{301}'.repeat(4000), 2],
    ['e\u{301}'.repeat(5000), 1],
    [`e${'\u{301}\u{323}'.repeat(16)}`, 1],
  ] as const) {
    it(`takes ${hashes} hashes for ${typed.slice(0, 20)}, whether it is right or wrong or nobody's`, async () => {
      const queue = createHashQueue()
      let runs = 0
      const passwords = openPasswords(unknownKey, cost, {
        ...queue,
        run: (...given) => {
          runs += 1
          return queue.run(...given)
        },
      })
      for (const known of [null, undefined, await hash(typed, cost), await passwords.hash(typed, address)]) {
        runs = 0
        await passwords.compare(typed, known, address)
        assert.equal(runs, hashes)
      }
    })
  }
})

const address = '192.0.2.1'

function unknownKey(): Promise<never> {
  return Promise.reject(new Error('No password here was hashed with a key'))
}
