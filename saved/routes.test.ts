import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Database } from '#database/open.ts'
import { limits } from '#day/entries/limits.ts'
import { type ChangeBudgets, changeBudgets } from './change-budgets.ts'
import {
  assertProblem,
  favourite,
  headersOf,
  merge,
  read,
  register,
  routesForEachTest,
  send,
  signUp,
  testAddress,
  visit,
} from './testing/service.ts'

const twoEntries = { 'favourite/tirumala': favourite, 'visit/iskcon/2026-11-23': visit }

describe('what an account keeps', () => {
  const service = routesForEachTest()

  it('is nothing at first, then what was merged, with an ETag that names it', async () => {
    const { routes } = service()
    const token = await signUp(service(), 'lakshmi')
    const first = await read(routes, token)
    assert.equal(first.status, 200)
    assert.deepEqual(first.body, { entries: {} })
    assert.equal(first.headers.get('cache-control'), 'no-store')

    const stored = await merge(routes, token, twoEntries)
    assert.equal(stored.status, 200, JSON.stringify(stored.body))
    assert.deepEqual(stored.body, { entries: twoEntries })
    const etag = stored.headers.get('etag') ?? ''
    assert.match(etag, /^"[\w-]{43}"$/)
    assert.notEqual(etag, first.headers.get('etag'))

    const again = await read(routes, token)
    assert.deepEqual(again.body, { entries: twoEntries })
    assert.equal(again.headers.get('etag'), etag)
  })

  it('is not sent again to a client that has it', async () => {
    const { routes } = service()
    const token = await signUp(service(), 'lakshmi')
    const etag = (await merge(routes, token, twoEntries)).headers.get('etag') ?? ''
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, `${etag.slice(0, -1)}-gzip"`, '*']) {
      const answer = await read(routes, token, { 'if-none-match': condition })
      assert.equal(answer.status, 304, condition)
      assert.equal(answer.body, '')
      assert.equal(answer.headers.get('etag'), etag)
    }
    assert.equal((await read(routes, token, { 'if-none-match': '"other"' })).status, 200)
  })

  it('keeps of each entry the one that was written last, and what was not sent', async () => {
    const { routes } = service()
    const token = await signUp(service(), 'lakshmi')
    await merge(routes, token, twoEntries)
    const later = { value: null, clock: '0mh7x2k4a-002-deviceb2' }
    const earlier = { value: { at: null, note: '' }, clock: '0mh7x2k49-zzz-deviceb2' }
    const merged = await merge(routes, token, {
      'favourite/tirumala': later,
      'visit/iskcon/2026-11-23': earlier,
    })
    const expected = { 'favourite/tirumala': later, 'visit/iskcon/2026-11-23': visit }
    assert.deepEqual(merged.body, { entries: expected })
    assert.deepEqual((await read(routes, token)).body, { entries: expected })
  })

  it('keeps kinds and fields of newer versions as they are', async () => {
    const { routes } = service()
    const token = await signUp(service(), 'lakshmi')
    const text = `{"favourite/tirumala":{"value":{"since":{"__proto__":[1,{"a":"\\u0000\\ud800"}]},"__proto__":{"b":2}},"clock":"${favourite.clock}"},"pledge/tirumala/hair.2":{"value":{"on":"2026-11-23"},"clock":"${favourite.clock}"}}`
    const answer = await routes.request('/api/visits', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '*' },
      body: `{"entries":${text}}`,
    })
    assert.equal(await answer.text(), `{"entries":${text}}`)
    const again = await routes.request('/api/visits', { headers: { authorization: `Bearer ${token}` } })
    assert.equal(await again.text(), `{"entries":${text}}`)
  })

  it('is not overwritten unseen', async () => {
    const { routes } = service()
    const token = await signUp(service(), 'lakshmi')
    const old = (await read(routes, token)).headers.get('etag') ?? ''
    const now = (await merge(routes, token, twoEntries, old)).headers.get('etag') ?? ''
    const more = { 'favourite/iskcon': favourite }
    for (const stale of [old, '"other"', 'nonsense', '', now.replaceAll('"', '')]) {
      assertProblem(await merge(routes, token, more, stale), 412, 'changed')
    }
    assertProblem(
      await send(routes, { method: 'PUT', headers: headersOf(token), body: '{"entries":{}}' }),
      428,
      'version-missing',
    )
    assert.deepEqual((await read(routes, token)).body, { entries: twoEntries })
    assert.equal((await merge(routes, token, more, `W/${now}`)).status, 200)
  })

  it('may be named by an ETag that a proxy changed as it compressed the answer', async () => {
    const { routes } = service()
    const token = await signUp(service(), 'lakshmi')
    for (const [index, changed] of [
      (etag: string) => `W/${etag}`,
      (etag: string) => `${etag.slice(0, -1)}-gzip"`,
      (etag: string) => `W/${etag.slice(0, -1)}-br"`,
    ].entries()) {
      const etag = (await read(routes, token)).headers.get('etag') ?? ''
      const more = { [`favourite/temple-${index}`]: favourite }
      assert.equal((await merge(routes, token, more, changed(etag))).status, 200, changed(etag))
    }
  })

  it('is merged by one of several who send at the same moment; the others are told to look again', async () => {
    const { routes } = service()
    const token = await signUp(service(), 'lakshmi')
    for (let round = 0; round < 3; round += 1) {
      const etag = (await read(routes, token)).headers.get('etag') ?? ''
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          merge(routes, token, { [`favourite/temple-${round}-${index}`]: favourite }, etag),
        ),
      )
      const statuses = answers.map(({ status }) => status)
      assert.equal(statuses.filter((status) => status === 200).length, 1, String(statuses))
      assert.equal(statuses.filter((status) => status === 412).length, 7, String(statuses))
      const { entries } = (await read(routes, token)).body
      assert.equal(Object.keys(entries).length, round + 1)
    }
  })

  it('loses nothing when several devices try until they are heard', async () => {
    const other = await service().open()
    const token = await signUp(service(), 'lakshmi')
    const devices = Array.from({ length: 6 }, async (_, index) => {
      const routes = index % 2 === 0 ? service().routes : other
      for (;;) {
        const { status } = await merge(routes, token, { [`favourite/temple-${index}`]: favourite })
        if (status === 200) return
        assert.equal(status, 412)
      }
    })
    await Promise.all(devices)
    assert.equal(Object.keys((await read(other, token)).body.entries).length, 6)
  })

  it('can be deleted by itself', async () => {
    const { routes, database } = service()
    const token = await signUp(service(), 'lakshmi')
    const nothing = (await read(routes, token)).headers.get('etag')
    await merge(routes, token, twoEntries)
    for (let times = 0; times < 2; times += 1) {
      const answer = await send(routes, { method: 'DELETE', headers: headersOf(token) })
      assert.equal(answer.status, 204)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
    }
    assert.deepEqual(await database.selectFrom('visits').selectAll().execute(), [])
    assert.equal((await read(routes, token)).headers.get('etag'), nothing)
  })

  it('is limited, with an answer that says so, and nothing is lost', async () => {
    const { routes } = service()
    const token = await signUp(service(), 'lakshmi')
    const many = Object.fromEntries(
      Array.from({ length: limits.entries }, (_, index) => [`favourite/temple-${index}`, favourite]),
    )
    assert.equal((await merge(routes, token, many)).status, 200)
    const oneMore = await merge(routes, token, { 'favourite/one-more': favourite })
    assertProblem(oneMore, 422, 'too-much')
    assert.equal(oneMore.body.entries, limits.entries)
    assert.equal(Object.keys((await read(routes, token)).body.entries).length, limits.entries)
    const changed = { 'favourite/temple-0': { value: null, clock: '0mh7x2k4b-000-deviceb2' } }
    assert.equal((await merge(routes, token, changed)).status, 200)

    const removed = (name: string, count: number, clock: string) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`favourite/${name}-${index}`, { value: null, clock }]),
      )
    const later = removed('later', limits.removals, '0mh7x2k4c-000-deviceb2')
    assert.equal((await merge(routes, token, later)).status, 200)
    const latest = removed('latest', 2, '0mh7x2k4d-000-deviceb2')
    assert.equal((await merge(routes, token, latest)).status, 200)
    const all: object = (await read(routes, token)).body.entries
    const { false: present = [], true: gone = [] } = Object.groupBy(Object.entries(all), ([, { value }]) =>
      String(value === null),
    )
    assert.equal(present.length, limits.entries - 1)
    assert.equal(gone.length, limits.removals)
    assert.ok('favourite/latest-1' in all && 'favourite/later-1' in all && !('favourite/temple-0' in all))

    const other = await signUp(service(), 'ravi')
    const long = { value: { text: 'x'.repeat(3900) }, clock: favourite.clock }
    const half = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`letter/a${index}`, long]))
    assert.equal((await merge(routes, other, half)).status, 200)
    const otherHalf = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`letter/b${index}`, long]))
    assertProblem(await merge(routes, other, otherHalf), 422, 'too-much')
    assert.equal(Object.keys((await read(routes, other)).body.entries).length, 40)
    assertProblem(await merge(routes, other, { ...half, ...otherHalf }), 413, 'body-too-large')
  })

  it('is read in a stream without a length no further than allowed', async () => {
    const { routes } = service()
    const token = await signUp(service(), 'lakshmi')
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(Buffer.alloc(64 * 1024, ' '))
      },
    })
    const init = { method: 'PUT', headers: { ...headersOf(token), 'if-match': '*' }, body, duplex: 'half' }
    assertProblem(await send(routes, init as RequestInit), 413, 'body-too-large')
    assert.ok(sent < 30, `${sent} parts`)
  })

  it('changes 120 times at once, then once a second, counted by all processes together', async () => {
    const { routes, database, open } = service()
    const token = await signUp(service(), 'lakshmi')
    const other = await open()
    const change = (round: number, at = routes) =>
      merge(at, token, {
        'favourite/tirumala': { ...favourite, clock: `0mh7x2k4b-${clockCount(round)}-deviceb2` },
      })
    const begun = Date.now()
    let answer = await change(0)
    for (let round = 1; answer.status === 200; round += 1) {
      answer = await change(round, round % 2 === 0 ? routes : other)
      assert.ok(round <= 120 + Math.ceil((Date.now() - begun) / 1000), 'never refused')
    }
    assertProblem(answer, 429, 'too-many-requests')
    const seconds = Number(answer.headers.get('retry-after'))
    assert.ok(seconds >= 1 && seconds <= 2, `after ${seconds} s`)
    assert.equal((await read(routes, token)).status, 200)
    assert.equal((await merge(routes, await signUp(service(), 'ravi'), twoEntries)).status, 200)

    await database.deleteFrom('attempts').execute()
    assert.equal((await change(999)).status, 200)
  })
})

describe('the room of an account', () => {
  const service = routesForEachTest()

  const letters = (name: string, count: number, length = 1000) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `letter/${name}${index}`,
        { value: { text: 'x'.repeat(length) }, clock: favourite.clock },
      ]),
    )

  it('is small until the address is confirmed, and nothing is lost meanwhile', async () => {
    const { routes, database } = service()
    const token = await register(service(), 'lakshmi')
    assert.equal((await merge(routes, token, letters('a', 14))).status, 200)
    const refused = await merge(routes, token, letters('b', 4))
    assertProblem(refused, 422, 'too-much')
    assert.equal(refused.body.bytes, 16 * 1024)
    await database.updateTable('accounts').set({ email_verified: 1 }).execute()
    assert.equal((await merge(routes, token, letters('b', 4))).status, 200)
    // What is kept by then stays, and may change, though not grow.
    await database.updateTable('accounts').set({ email_verified: 0 }).execute()
    const later = { value: { text: 'short' }, clock: '0mh7x2k4b-000-deviceb2' }
    assert.equal((await merge(routes, token, { 'letter/a0': later })).status, 200)
    assertProblem(await merge(routes, token, letters('c', 1)), 422, 'too-much')
    assert.equal(Object.keys((await read(routes, token)).body.entries).length, 18)
  })

  it('holds removals as well: the oldest are forgotten for newer ones, and not all that are sent fit', async () => {
    const { routes, database } = service()
    const token = await signUp(service(), 'lakshmi')
    const gone = (name: string, clock: string) =>
      Object.fromEntries(
        Array.from({ length: 600 }, (_, index) => [
          `letter/${name}${index}/${'x'.repeat(60)}/${'y'.repeat(60)}`,
          { value: null, clock },
        ]),
      )
    const bytes = async () =>
      Buffer.byteLength(
        (await database.selectFrom('visits').select('entries').executeTakeFirstOrThrow()).entries,
      )
    await merge(routes, token, letters('a', 200))
    for (let round = 0; round < 6; round += 1) {
      await database.deleteFrom('attempts').execute()
      const { status } = await merge(routes, token, gone(`r${round}`, `0mh7x2k4b-00${round}-deviceb2`))
      assert.equal(status, 200)
      assert.ok((await bytes()) <= 1.25 * limits.bytes + 3, `${await bytes()} bytes`)
    }
    const { entries } = (await read(routes, token)).body
    assert.equal(Object.keys(entries).filter((key) => key.startsWith('letter/a')).length, 200)
    assert.ok(Object.keys(entries).some((key) => key.startsWith('letter/r5')))
    assert.ok(!Object.keys(entries).some((key) => key.startsWith('letter/r0')))
    const all = { ...gone('s', '0mh7x2k4c-000-deviceb2'), ...gone('t', '0mh7x2k4c-000-deviceb2') }
    assertProblem(await merge(routes, token, all), 422, 'too-much')
  })
})

/** So much costs another change. */
const changeBytes = 16 * 1024

describe('the budgets of changes', () => {
  const service = routesForEachTest()

  it('are taken from by changes that change nothing or are refused, too', async () => {
    const { routes, database } = service()
    const token = await signUp(service(), 'lakshmi')
    await merge(routes, token, twoEntries)
    const { id } = await database.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
    const budgets = changeBudgets({ userId: id, hasConfirmedAddress: true }, testAddress)
    const put = (body: string) =>
      send(routes, { method: 'PUT', headers: { ...headersOf(token), 'if-match': '*' }, body })
    const many = Object.fromEntries(
      Array.from({ length: limits.entries + 1 }, (_, index) => [`favourite/temple-${index}`, favourite]),
    )
    for (const [body, status] of [
      [JSON.stringify({ entries: twoEntries }), 200],
      ['{', 400],
      [JSON.stringify({ entries: { nonsense: 0 } }), 422],
      [JSON.stringify({ entries: many }), 422],
    ] as const) {
      await database.deleteFrom('attempts').execute()
      const begun = Date.now()
      await takeChanges(database, budgets, 118 - body.length / changeBytes, begun)
      let answer = await put(body)
      assert.equal(answer.status, status)
      for (let round = 0; answer.status === status; round += 1) {
        answer = await put(body)
        const left = 2 + Math.ceil((Date.now() - begun) / 1000)
        assert.ok(round <= left, `${body.slice(0, 40)}: never refused`)
      }
      assertProblem(answer, 429, 'too-many-requests')
    }
  })

  it('are taken from by the bytes of what is sent and stored, before anything is parsed', async () => {
    const { routes, database } = service()
    const token = await signUp(service(), 'lakshmi')
    const { id } = await database.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
    const budgets = changeBudgets({ userId: id, hasConfirmedAddress: true }, testAddress)
    const large = Object.fromEntries(
      Array.from({ length: 32 }, (_, index) => [
        `letter/${index}`,
        { value: { text: 'x'.repeat(3900) }, clock: favourite.clock },
      ]),
    )
    const put = (body: string) =>
      send(routes, { method: 'PUT', headers: { ...headersOf(token), 'if-match': '*' }, body })
    const largeBody = JSON.stringify({ entries: large })
    const costs = (bytes: number) => 1 + Math.floor(bytes / changeBytes)
    const small = JSON.stringify({ entries: twoEntries })
    // The copy is as long as what was sent.
    for (const [body, cost] of [
      [largeBody, costs(largeBody.length)],
      [small, costs(largeBody.length)],
      ['{'.repeat(5 * changeBytes), costs(largeBody.length) + 5],
    ] as const) {
      await database.deleteFrom('attempts').execute()
      await takeChanges(database, budgets, 121 - cost, Date.now() + 10_000)
      assertProblem(await put(body), 429, 'too-many-requests')
      await database.deleteFrom('attempts').execute()
      await takeChanges(database, budgets, 120 - cost, Date.now())
      assert.notEqual((await put(body)).status, 429)
      assertProblem(await put(body), 429, 'too-many-requests')
    }
  })

  it('take nothing from a network for what the budget of the account refuses', async () => {
    const { database } = service()
    const now = Date.now()
    const spendAs = (userId: string) =>
      changeBudgets({ userId, hasConfirmedAddress: true }, testAddress).spend(database, now, 32 * changeBytes)
    for (let round = 0; round < 100; round += 1) await spendAs('greedy')
    assert.equal(await spendAs('neighbour'), undefined)
  })

  it('are of a network as well: of its changes, and of what they add to unconfirmed accounts', async () => {
    const { routes, database } = service()
    const token = await signUp(service(), 'lakshmi')
    const somebody = (userId: string, hasConfirmedAddress = false) => ({ userId, hasConfirmedAddress })
    const now = Date.now() + 10_000
    await database.transaction().execute(async (transaction) => {
      for (let account = 0; account < 1200; account += 1) {
        await changeBudgets(somebody(`${account}`), testAddress).spend(transaction, now)
      }
    })
    assertProblem(await merge(routes, token, twoEntries), 429, 'too-many-requests')
    await database.deleteFrom('attempts').execute()
    const all = 32 * 1024 * 1024
    const unconfirmed = await register(service(), 'ravi')
    await changeBudgets(somebody('x', true), testAddress).grow(database, now, all)
    assert.equal((await merge(routes, unconfirmed, twoEntries)).status, 200)
    await database.deleteFrom('attempts').execute()
    await changeBudgets(somebody('x'), testAddress).grow(database, now, all)
    const more = { 'favourite/iskcon': favourite }
    assertProblem(await merge(routes, unconfirmed, more), 429, 'too-many-requests')
    // Nobody uses up what a confirmed neighbour keeps.
    assert.equal((await merge(routes, token, twoEntries)).status, 200)
    await database.deleteFrom('attempts').execute()
    await changeBudgets(somebody('x'), '2001:db8::1').grow(database, now, all)
    assert.equal((await merge(routes, unconfirmed, more)).status, 200)
  })
})

async function takeChanges(
  database: Database,
  { spend }: ChangeBudgets,
  changes: number,
  now: number,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (let others = 0; others < Math.floor(changes); others += 1) await spend(transaction, now)
  })
}

describe('the addresses below /api/', () => {
  const service = routesForEachTest()

  it('are known, or answered with a problem, never with a page', async () => {
    const { routes } = service()
    for (const path of [
      '/api',
      '/api/',
      '/api/visit',
      '/api/visits/',
      '/api/visits/ravi',
      '/api//visits',
      '/api/Visits',
    ]) {
      for (const method of ['GET', 'PUT', 'POST', 'OPTIONS']) {
        assertProblem(await send(routes, { method }, path), 404, 'not-found')
      }
    }
  })

  it('say which methods they know', async () => {
    const { routes } = service()
    for (const method of ['POST', 'PATCH', 'OPTIONS']) {
      const answer = await send(routes, { method, headers: { origin: 'https://elsewhere.example' } })
      assertProblem(answer, 405, 'method-not-allowed')
      assert.equal(answer.headers.get('allow'), 'GET, HEAD, PUT, DELETE')
    }
    const description = await send(routes, { method: 'PUT' }, '/api/openapi.json')
    assertProblem(description, 405, 'method-not-allowed')
  })

  it('let pages of other origins read nothing', async () => {
    const { routes } = service()
    const token = await signUp(service(), 'lakshmi')
    for (const origin of ['https://elsewhere.example', 'http://localhost', 'null', 'https://visit.example']) {
      for (const method of ['GET', 'OPTIONS', 'DELETE']) {
        const headers = { ...headersOf(token), origin, 'access-control-request-method': 'PUT' }
        const answer = await send(routes, { method, headers })
        const names = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'))
        assert.deepEqual(names, [], `${method} from ${origin}`)
      }
    }
  })
})

function clockCount(round: number): string {
  return round.toString(36).padStart(3, '0')
}
