import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isAhead } from '#day/entries/clock.ts'
import { runAccounts } from '#identity/testing/accounts-command.ts'
import { post } from '#identity/testing/calls.ts'
import { favourite, merge, read, routesForEachTest, signUp, visit } from './testing/service.ts'

const entries = { 'favourite/tirumala': favourite, 'visit/iskcon/2026-11-23': visit }

describe('an account that is deleted', () => {
  const service = routesForEachTest()

  it('takes with it what it keeps, by itself or by an operator', async () => {
    const { routes, location, database } = service()
    const lakshmi = await signUp(service(), 'lakshmi')
    await merge(routes, lakshmi, entries)
    await merge(routes, await signUp(service(), 'ravi'), entries)
    await merge(routes, await signUp(service(), 'sita'), entries)
    assert.equal((await post(routes, 'accounts:delete', { idToken: lakshmi })).status, 200)
    assert.equal((await runAccounts(location, ['delete', 'ravi@example.com', '--yes'])).code, 0)
    const left = await database.selectFrom('visits').select('user_id').execute()
    assert.deepEqual(left, await database.selectFrom('accounts').select('id as user_id').execute())
    assert.equal(left.length, 1)
  })

  it('gets nothing back by a change on its way', async () => {
    const { routes, database } = service()
    const other = await service().open()
    for (let round = 0; round < 12; round += 1) {
      const idToken = await signUp(service(), `somebody-${round}`)
      // Half of them keep something already.
      if (round % 2 === 0) await merge(routes, idToken, entries)
      const changes = [routes, other, routes, other].map((one, index) =>
        merge(one, idToken, { [`favourite/temple-${index}`]: favourite }, '*'),
      )
      const deleted = post(round % 3 === 0 ? other : routes, 'accounts:delete', { idToken })
      for (const { status } of await Promise.all(changes)) {
        assert.ok([200, 401, 412].includes(status), String(status))
      }
      assert.equal((await deleted).status, 200)
      assert.deepEqual(await database.selectFrom('visits').selectAll().execute(), [])
    }
  })
})

describe('an export of accounts', () => {
  const service = routesForEachTest()

  it('brings what they keep with accounts that are missing, and leaves what others keep', async () => {
    const { routes, location } = service()
    const lakshmi = await signUp(service(), 'lakshmi')
    await merge(routes, lakshmi, entries)
    await merge(routes, await signUp(service(), 'ravi'), entries)
    const input = (await runAccounts(location, ['export'])).stdout
    const since = { ...entries, 'favourite/iskcon': favourite }
    await merge(routes, lakshmi, { 'favourite/iskcon': favourite }, '*')
    await runAccounts(location, ['delete', 'ravi@example.com', '--yes'])
    const { stdout, stderr } = await runAccounts(location, ['import', '-', '--json'], { input })
    assert.deepEqual([JSON.parse(stdout).new, JSON.parse(stdout).existing], [1, 1], stderr)
    assert.deepEqual((await read(routes, lakshmi)).body.entries, since)
    const ravi = { email: 'ravi@example.com', password: 'hill and lamp' }
    const { body } = await post(routes, 'accounts:signInWithPassword', ravi)
    assert.deepEqual((await read(routes, body.idToken)).body.entries, entries)
  })

  it('leaves out what is no entries, and says so', async () => {
    const { location } = service()
    const users = [
      {},
      [],
      'x',
      { x: 1 },
      { 'visit/iskcon/2026-11-23': { value: { at: 'noon' }, clock: 'x' } },
    ].map((visits, index) => ({
      localId: `a${index}`,
      email: `a${index}@example.com`,
      validSince: '1',
      visits,
    }))
    const input = JSON.stringify({ users })
    const { code, stdout } = await runAccounts(location, ['import', '-', '--json'], { input })
    assert.equal(code, 0)
    const summary = JSON.parse(stdout)
    assert.equal(summary.new, 5)
    assert.equal(summary.partsLeftOut['what it keeps cannot be read'], 4)
    assert.deepEqual(await service().database.selectFrom('visits').selectAll().execute(), [])
  })

  it('brings all but what is no entry, with a new clock where one is far ahead', async () => {
    const { location, database } = service()
    const ahead = { value: {}, clock: '1zzzzzzzz-zzz-zzzzzzzz' }
    const visits = { ...entries, 'favourite/iskcon': ahead, 'visit/iskcon/9999-99-99': visit }
    const input = JSON.stringify({
      users: [{ localId: 'a', email: 'ravi@example.com', validSince: '1', visits }],
    })
    const { stdout } = await runAccounts(location, ['import', '-', '--json'], { input })
    assert.equal(JSON.parse(stdout).partsLeftOut['some of what it keeps cannot be read'], 1)
    const row = await database.selectFrom('visits').select('entries').executeTakeFirstOrThrow()
    const { 'favourite/iskcon': mended, ...others } = JSON.parse(row.entries)
    assert.deepEqual(others, entries)
    assert.deepEqual(mended.value, {})
    assert.ok(!isAhead(mended.clock, new Date()))
  })

  it('of a hosted project makes what its accounts keep here their own', async () => {
    const { database, location } = service()
    const input = JSON.stringify({ users: [{ localId: 'Xy12', email: 'ravi@example.com', validSince: '1' }] })
    // Once before the project's accounts are used here, and once when they are.
    assert.equal((await runAccounts(location, ['import', '-'], { input })).code, 0)
    const row = { account_id: null, etag: 'e', entries: '{}', updated_at: 1 }
    await database
      .insertInto('visits')
      .values([
        { ...row, user_id: 'Xy12' },
        { ...row, user_id: 'Zz99' },
      ])
      .execute()
    assert.equal((await runAccounts(location, ['import', '-'], { input })).code, 0)
    assert.equal((await runAccounts(location, ['delete', 'Xy12', '--yes'])).code, 0)
    const left = await database.selectFrom('visits').select('user_id').execute()
    assert.deepEqual(left, [{ user_id: 'Zz99' }])
  })
})
