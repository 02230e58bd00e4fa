import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { budgetOf, spend } from '#budgets/leaky-bucket.ts'
import { networksOf } from '#budgets/networks.ts'
import { assertRefused, lakshmi, post } from '#identity/testing/calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'
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

  it('that one line is refused take nothing from its neighbours in a wider IPv6 range', async () => {
    const { routes, database, clock } = service()
    const [line, neighbour] = ['2001:db8:0:1::1', '2001:db8:0:2::1']
    const register = (address: string, email: string) =>
      postFrom(routes, address, 'accounts:signUp', { ...lakshmi, email })
    const [own, around] = networksOf(line)
    assert.ok(own && around)
    const used = [budgetOf(limit, [own.name], 1, 1000), budgetOf(limit, [around.name], 2, 1990)]
    assert.ok(await spend(database, used, clock()))
    for (let time = 0; time < 20; time += 1)
      assertRefused(await register(line, `guest-${time}@example.com`), tooMany)
    assert.equal((await register(neighbour, 'ravi@example.com')).status, 200)
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
