import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import {
  assertValid,
  type ContractRequest,
  type ContractRequests,
  contractOf,
} from '#api/testing/contract.ts'
import type { Database } from '#database/open.ts'
import { limits } from '#day/entries/limits.ts'
import { changeBudgets, countDeletion } from './change-budgets.ts'
import { checkEntries } from './check-entries.ts'
import { savedDescription } from './openapi.ts'
import {
  favourite,
  merge,
  signUp,
  startRoutes,
  type TestRoutes,
  testAddress,
  visit,
} from './testing/service.ts'

const { validatorOf, testAnswers } = contractOf(savedDescription)

describe('every documented answer', () => {
  let service: TestRoutes
  /** A service whose database is closed, and one whose hosted project cannot be reached. */
  let broken: ContractRequest
  let cutOff: ContractRequest
  let token: string
  let etag: string
  before(async () => {
    service = await startRoutes()
    const { routes } = service
    const project = { apiKey: 'k', projectId: 'p', identityUrl: 'http://127.0.0.1:1' }
    cutOff = { at: await service.open({ FIREBASE_CONFIG: JSON.stringify(project) }) }
    const closed = await startRoutes()
    const headers = { authorization: `Bearer ${await signUp(closed, 'lakshmi')}` }
    broken = { at: closed.routes, headers }
    await closed.stop()
    token = await signUp(service, 'lakshmi')
    etag = (await merge(routes, token, { 'favourite/tirumala': favourite })).headers.get('etag') ?? ''
  })
  after(() => service.stop())

  const entries = (value: object) => JSON.stringify({ entries: value })
  const requests: ContractRequests = {
    readVisits: {
      304: () => [{ headers: { 'if-none-match': etag } }],
      401: () => [{ headers: { authorization: undefined } }],
      500: () => [broken],
      503: () => [cutOff],
    },
    mergeVisits: {
      200: () => [{ body: entries({ 'visit/iskcon/2026-11-23': visit }) }],
      400: () => [{ body: '{' }],
      401: () => [{ headers: { authorization: 'Bearer x' } }],
      412: () => [{ headers: { 'if-match': '"x"' } }],
      413: () => [{ body: ' '.repeat(limits.bytes + 1) }],
      415: () => [{ headers: { 'content-type': 'text/plain' } }],
      422: () => [{ body: entries({ 'favourite/x': {} }) }, { body: entries(tooMany()) }],
      428: () => [{ headers: { 'if-match': undefined } }],
      429: async () => {
        const { id } = await service.database.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
        const budgets = changeBudgets({ userId: id, hasConfirmedAddress: true }, testAddress)
        await useUp((database, now) => budgets.spend(database, now))
        return [{ body: entries({ 'favourite/one-more': favourite }) }]
      },
      500: () => [broken],
      503: () => [cutOff],
    },
    deleteVisits: {
      401: () => [{ headers: { authorization: 'Basic x' } }],
      429: async () => {
        await useUp((database, now) => countDeletion(database, now, testAddress))
        return [{}]
      },
      500: () => [broken],
      503: () => [cutOff],
    },
  }

  testAnswers(requests, async (method, path, { at = service.routes, headers, body }) => {
    const answer = await at.request(path, {
      method,
      headers: new Headers(given(method, headers)),
      ...(method === 'PUT' && { body: body ?? entries({}) }),
    })
    await service.database.deleteFrom('attempts').execute()
    return answer
  })

  it('to another address or method is a problem, too', async () => {
    for (const [name, path, method] of [
      ['not-found', '/api/elsewhere', 'GET'],
      ['method-not-allowed', '/api/visits', 'PATCH'],
    ] as const) {
      const answer = await service.routes.request(path, { method })
      assert.equal(answer.headers.get('content-type'), 'application/problem+json')
      assertValid(validatorOf(`#/components/schemas/${name}`), await answer.json())
    }
  })

  function given(method: string, headers: ContractRequest['headers'] = {}): Record<string, string> {
    const all = {
      authorization: `Bearer ${token}`,
      ...(method === 'PUT' && { 'content-type': 'application/json', 'if-match': '*' }),
      ...headers,
    }
    return Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
  }

  async function useUp(
    count: (database: Database, now: number) => Promise<object | undefined>,
  ): Promise<void> {
    // It fills while it is used up.
    const now = Date.now() + 10_000
    await service.database.transaction().execute(async (transaction) => {
      while (!(await count(transaction, now)));
    })
  }
})

describe('the schema of what is sent', () => {
  const validate = validatorOf('#/components/schemas/Kept')
  const mostly = <Value>(arbitrary: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 12, arbitrary }, fc.constantFrom(null, '', 'x', -1, 1.5, 5000, [], {}, true))
  const values = {
    day: fc.record(
      {
        name: mostly(fc.string({ maxLength: 90 })),
        date: mostly(fc.constantFrom(null, '2026-11-23', '2026-02-30', '2026-1-1', 'today')),
        start: mostly(fc.constantFrom('railwayStation', 'Station', { latitude: 13.6, longitude: 79.4 })),
        end: mostly(fc.constantFrom('airport', { latitude: 91, longitude: 79.4 }, { latitude: 13 })),
        leavesAt: mostly(fc.constantFrom(null, 0, 2880, 2881)),
        backBy: mostly(fc.constantFrom(1200)),
        pace: mostly(fc.constantFrom('brisk', 'usual', 'unhurried', 'fast')),
        lunchMinutes: mostly(fc.nat({ max: 200 })),
        reserveMinutes: mostly(fc.nat({ max: 250 })),
        mostKilometres: mostly(fc.nat({ max: 1100 })),
        ticket: mostly(
          fc.constantFrom({ kind: 'none' }, { kind: 'timedToken', at: 600 }, { kind: 'timedToken' }),
        ),
        colour: fc.constant('red'),
      },
      {
        requiredKeys: [
          'name',
          'date',
          'start',
          'end',
          'leavesAt',
          'backBy',
          'pace',
          'lunchMinutes',
          'reserveMinutes',
          'ticket',
        ],
      },
    ),
    stop: fc.record({
      rank: mostly(fc.constantFrom(null, 'a0', '', 'x'.repeat(101))),
      wish: mostly(fc.constantFrom('must', 'like')),
      isLocked: mostly(fc.boolean()),
    }),
    visit: fc.record({ at: mostly(fc.constantFrom(null, 610)), note: mostly(fc.string()) }),
    other: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })), fc.jsonValue({ maxDepth: 2 })),
  }
  const entry = (value: fc.Arbitrary<unknown>) =>
    fc.record({
      value: fc.option(value),
      clock: fc.oneof(
        { weight: 12, arbitrary: fc.constant(favourite.clock) },
        fc.constantFrom('zzzzzzzzz-000-devicea1', '0mh7x2k4a-000-DEVICEA1', 5, ''),
      ),
    })
  const keyed = fc.oneof(
    fc.tuple(fc.constantFrom('day/a', 'day/V1StGXR8_Z', 'day/', 'day/a/b'), entry(values.day)),
    fc.tuple(fc.constantFrom('stop/a/iskcon', 'stop/a', 'stop/a/'), entry(values.stop)),
    fc.tuple(
      fc.constantFrom(
        'visit/iskcon/2026-11-23',
        'visit/iskcon/today',
        'visit/iskcon/2026-02-31',
        'visit/iskcon/9999-99-99',
      ),
      entry(values.visit),
    ),
    fc.tuple(
      fc.constantFrom('pledge/a', 'pledge/a/b.c/d', 'pledge', 'Pledge/a', 'a/b/c/d/e'),
      entry(values.other),
    ),
    fc.tuple(fc.string(), fc.oneof(entry(values.other), fc.jsonValue({ maxDepth: 2 }))),
  )

  it('accepts and refuses what the server does', () => {
    let accepted = 0
    fc.assert(
      fc.property(keyed, ([key, value]) => {
        const body = JSON.parse(JSON.stringify({ entries: Object.fromEntries([[key, value]]) }))
        const isAccepted = 'entries' in checkEntries(body, new Date())
        if (isAccepted) accepted += 1
        assert.equal(validate(body), isAccepted, JSON.stringify(validate.errors))
      }),
      { numRuns: 1000 },
    )
    assert.ok(accepted > 100, `only ${accepted} accepted`)
  })
})

function tooMany(): object {
  return Object.fromEntries(
    Array.from({ length: limits.entries + 1 }, (_, index) => [`favourite/temple-${index}`, favourite]),
  )
}
