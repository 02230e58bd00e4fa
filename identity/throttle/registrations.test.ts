import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, lakshmi, post } from '../testing/calls.ts'
import { identityForEachTest } from '../testing/service.ts'
import { expectEnd, home, inTens, postFrom, stopTimeForEachTest, stranger, tooMany } from './testing.ts'

stopTimeForEachTest()

describe('sign-ups', () => {
  const service = identityForEachTest()

  it('reveal whether a thousand addresses are free or taken, then one more every four seconds', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const register = (email: string) => postFrom(routes, stranger, 'accounts:signUp', { ...lakshmi, email })
    const visitors = Array.from({ length: 990 }, (_, index) => `visitor-${index}@example.com`)
    await inTens(visitors, register)
    const burst = Array.from({ length: 30 }, (_, index) => register(`guest-${index}@example.com`))
    const accepted = (await Promise.all(burst)).filter(({ status }) => status === 200)
    assert.equal(accepted.length, 10)

    // Taken and free addresses get the same answer, and other networks aren't affected.
    for (const email of [lakshmi.email, 'ravi@example.com']) assertRefused(await register(email), tooMany)
    assertRefused(await postFrom(routes, home, 'accounts:signUp', lakshmi), 'EMAIL_EXISTS')
    await expectEnd(service(), 4, () => register(lakshmi.email))
    await expectEnd(service(), 4, () => register('ravi@example.com'))
  })

  it('count a repeated address once', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const register = (email: string) => postFrom(routes, stranger, 'accounts:signUp', { ...lakshmi, email })
    await inTens(Array(1200).fill(lakshmi.email), register)
    assert.equal((await register('ravi@example.com')).status, 200)
  })
})
