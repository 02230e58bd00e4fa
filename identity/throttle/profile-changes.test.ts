import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, lakshmi } from '#identity/testing/calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'
import { expectEnd, home, leave, postFrom, stopTimeForEachTest, stranger, tooMany } from './testing.ts'

const ofNetwork = { name: 'profiles', capacity: 1200, pauseMs: 200 }

describe('changes of a name or picture', () => {
  stopTimeForEachTest()
  const service = identityForEachTest()

  it('are limited to thirty at once for an account, then one a minute; what changes nothing is free', async () => {
    const { routes } = service()
    const { idToken } = (await postFrom(routes, home, 'accounts:signUp', lakshmi)).body
    const rename = (displayName?: string) =>
      postFrom(routes, home, 'accounts:update', { idToken, displayName })
    for (let time = 0; time < 40; time += 1) assert.equal((await rename()).status, 200)
    for (let time = 0; time < 30; time += 1) assert.equal((await rename(`Lakshmi ${time}`)).status, 200)
    await expectEnd(service(), 60, () => rename('Lakshmi'))
  })

  it('take nothing from a network once those of the account are used up', async () => {
    const { routes } = service()
    const { idToken } = (await postFrom(routes, home, 'accounts:signUp', lakshmi)).body
    await leave(32, service(), ofNetwork, home)
    const rename = (displayName: string) =>
      postFrom(routes, home, 'accounts:update', { idToken, displayName })
    for (let time = 0; time < 40; time += 1) await rename(`Lakshmi ${time}`)
    const ravi = { ...lakshmi, email: 'ravi@example.com' }
    const neighbour = (await postFrom(routes, home, 'accounts:signUp', ravi)).body
    const answer = await postFrom(routes, home, 'accounts:update', {
      idToken: neighbour.idToken,
      displayName: 'Ravi',
    })
    assert.equal(answer.status, 200)
  })

  it('are limited for a network, and for no other', async () => {
    const { routes } = service()
    const { idToken } = (await postFrom(routes, home, 'accounts:signUp', lakshmi)).body
    await leave(1, service(), ofNetwork, stranger)
    const rename = (address: string, displayName: string) =>
      postFrom(routes, address, 'accounts:update', { idToken, displayName })
    assert.equal((await rename(stranger, 'one')).status, 200)
    assertRefused(await rename(stranger, 'two'), tooMany)
    assert.equal((await rename(home, 'three')).status, 200)
  })
})
