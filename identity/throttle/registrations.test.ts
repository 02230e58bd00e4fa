import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, lakshmi, post } from '../testing/calls.ts'
import { identityForEachTest } from '../testing/service.ts'
import { expectEnd, home, leave, postFrom, stopTimeForEachTest, stranger, tooMany } from './testing.ts'

/** How many free or taken addresses one network may find out about. */
const limit = { name: 'sign-up address', capacity: 1000, pauseMs: 4000 }

describe('sign-ups', () => {
  stopTimeForEachTest()
  const service = identityForEachTest()

  it('reveal whether a thousand addresses are free or taken, then one more every four seconds', async () => {
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const register = (email: string) => postFrom(routes, stranger, 'accounts:signUp', { ...lakshmi, email })
    await leave(10, service(), limit, stranger)
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
    await leave(2, service(), limit, stranger)
    for (let time = 0; time < 5; time += 1) assertRefused(await register(lakshmi.email), 'EMAIL_EXISTS')
    assert.equal((await register('ravi@example.com')).status, 200)
    assertRefused(await register('sita@example.com'), tooMany)
  })
})
