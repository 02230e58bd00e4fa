import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Answer, assertRefused, identityForEachTest, lakshmi, post, signIn } from './testing/identity.ts'

describe('calls that race', () => {
  const service = identityForEachTest()

  it('leave no session of the old password alive behind a new one', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const [changed, ...signedIn] = await Promise.all([
      post(routes, 'accounts:update', { idToken, password: 'hill and rain' }),
      ...Array.from({ length: 8 }, () => signIn(routes, lakshmi.password)),
    ])
    assert.equal(changed.status, 200)
    for (const { status, body } of signedIn) {
      if (status === 200) {
        assertRefused(await post(routes, 'accounts:lookup', { idToken: body.idToken }), 'TOKEN_EXPIRED')
      }
    }
  })

  it('let one of two changes of a password through, and the other is told that its session ended', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const answers = await Promise.all(
      ['hill and rain', 'hill and moon'].map((password) =>
        post(routes, 'accounts:update', { idToken, password }),
      ),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    assert.equal(refused.length, 1)
    assertRefused(refused[0] as Answer, 'TOKEN_EXPIRED')
  })

  it('give an address to one of several who ask for it', async () => {
    const { routes } = service()
    const unlinked = await Promise.all(
      ['a@example.com', 'b@example.com', 'c@example.com'].map(async (email) => {
        const { idToken } = (await post(routes, 'accounts:signUp', { ...lakshmi, email })).body
        await post(routes, 'accounts:update', { idToken, deleteProvider: ['password'] })
        return idToken
      }),
    )
    const answers = await Promise.all([
      post(routes, 'accounts:signUp', lakshmi),
      ...unlinked.map((idToken) => post(routes, 'accounts:signUp', { ...lakshmi, idToken })),
    ])
    const refused = answers.filter(({ status }) => status !== 200)
    assert.equal(refused.length, 3)
    for (const answer of refused) assertRefused(answer, 'EMAIL_EXISTS')
  })
})
