import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, lakshmi, post } from '#identity/testing/calls.ts'
import { emulatorForEachTest } from '../testing/emulator.ts'

describe('linking two accounts to one address concurrently', () => {
  const service = emulatorForEachTest()

  it('links only one of them', async () => {
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
