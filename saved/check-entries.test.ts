import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  assertProblem,
  favourite,
  headersOf,
  merge,
  read,
  routesForEachTest,
  send,
  signUp,
  visit,
} from './testing/service.ts'

describe('what is sent', () => {
  const service = routesForEachTest()

  const stored = { 'favourite/tirumala': favourite, 'visit/iskcon/2026-11-23': visit }
  const { clock } = favourite
  const day = {
    name: 'Friday',
    date: '2026-11-27',
    start: 'railwayStation',
    end: { latitude: 13.6, longitude: 79.4 },
    leavesAt: null,
    backBy: 1200,
    pace: 'usual',
    lunchMinutes: 45,
    reserveMinutes: 30,
    mostKilometres: 120,
    ticket: { kind: 'timedToken', at: 600 },
  }
  const mistakes: [string, unknown][] = [
    ['no object', []],
    ['nothing', null],
    ['no entries', {}],
    ['entries that are a list', { entries: [] }],
    ['anything beside the entries', { entries: {}, user: 'ravi' }],
    ['a key without a kind', { entries: { tirumala: favourite } }],
    ['a key of no kind', { entries: { 'favourite/': favourite } }],
    ['a key with too many parts', { entries: { 'favourite/tirumala/2': favourite } }],
    ['a key with other characters', { entries: { 'favourite/తిరుమల': favourite } }],
    ['a key that is long', { entries: { [`favourite/${'x'.repeat(41)}`]: favourite } }],
    ['a key that climbs', { entries: { 'favourite/../ravi': favourite } }],
    ['a key of a prototype', { entries: { constructor: favourite } }],
    ['no value', { entries: { 'favourite/tirumala': { clock } } }],
    ['no clock', { entries: { 'favourite/tirumala': { value: {} } } }],
    ['another clock', { entries: { 'favourite/tirumala': { value: {}, clock: '2026-11-23' } } }],
    [
      'a clock beyond the bound',
      { entries: { 'favourite/tirumala': { value: {}, clock: 'zzzzzzzzz-zzz-zzzzzzzz' } } },
    ],
    ['more in an entry', { entries: { 'favourite/tirumala': { ...favourite, user: 'ravi' } } }],
    ['a value that is text', { entries: { 'pledge/tirumala': { value: 'x', clock } } }],
    ['a value that is long', { entries: { 'pledge/tirumala': { value: { x: 'x'.repeat(5000) }, clock } } }],
    ['a value that is deep', { entries: { 'pledge/tirumala': { value: nested(20), clock } } }],
    [
      'a note that is long',
      { entries: { 'visit/iskcon/2026-11-23': { value: { at: null, note: 'x'.repeat(501) }, clock } } },
    ],
    ['a visit without a minute', { entries: { 'visit/iskcon/2026-11-23': { value: { note: '' }, clock } } }],
    ['a visit on no date', { entries: { 'visit/iskcon/today': visit } }],
    ['a visit on 31 February', { entries: { 'visit/iskcon/2026-02-31': visit } }],
    ['a visit in no month', { entries: { 'visit/iskcon/9999-99-99': visit } }],
    ['a day on 31 February', { entries: { 'day/a': { value: { ...day, date: '2026-02-31' }, clock } } }],
    [
      'a clock that is ahead by years',
      { entries: { 'favourite/tirumala': { value: {}, clock: '1zzzzzzzz-zzz-zzzzzzzz' } } },
    ],
    ['a day at another pace', { entries: { 'day/a': { value: { ...day, pace: 'fast' }, clock } } }],
    ['a day that begins nowhere', { entries: { 'day/a': { value: { ...day, start: null }, clock } } }],
    [
      'a stop without a wish',
      { entries: { 'stop/a/iskcon': { value: { rank: 'a0', isLocked: false }, clock } } },
    ],
  ]
  it('may be a day with its stops', async () => {
    const entries = {
      'day/V1StGXR8_Z5jdHi6': { value: { ...day, colour: 'red' }, clock },
      'stop/V1StGXR8_Z5jdHi6/iskcon': { value: { rank: 'a0', wish: 'must', isLocked: false }, clock },
      'stop/V1StGXR8_Z5jdHi6/tirumala': { value: { rank: null, wish: 'like', isLocked: false }, clock },
    }
    const answer = await merge(service().routes, await signUp(service(), 'lakshmi'), entries)
    assert.deepEqual([answer.status, answer.body], [200, { entries }])
  })

  it('changes nothing unless all of it is right', async () => {
    const { routes } = service()
    const token = await signUp(service(), 'lakshmi')
    await merge(routes, token, stored)
    const put = (body: BodyInit, headers = {}) =>
      send(routes, { method: 'PUT', headers: { ...headersOf(token), 'if-match': '*', ...headers }, body })
    for (const [what, body] of mistakes) {
      const answer = await put(JSON.stringify(withOneMore(body)))
      assert.equal(answer.status, 422, what)
      assertProblem(answer, 422, 'entries-invalid')
      assert.equal(answer.body.invalid.length, 1, what)
      assert.equal(typeof answer.body.invalid[0].detail, 'string')
    }
    for (const text of ['', '{', '{"entries":', 'entries', '[', '['.repeat(200_000)]) {
      assertProblem(await put(text), 400, 'body-unreadable')
    }
    assertProblem(await put(Buffer.from([0x22, 0xff, 0x22])), 400, 'body-unreadable')
    const deep = `{"entries":{"pledge/a":{"value":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)},"clock":"${clock}"}}}`
    assertProblem(await put(deep), 422, 'entries-invalid')
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      assertProblem(await put('{"entries":{}}', { 'content-type': type }), 415, 'body-not-json')
    }
    assert.deepEqual((await read(routes, token)).body, { entries: stored })
  })

  it('is named by key where it is wrong, so that the rest can be sent', async () => {
    const answer = await merge(service().routes, await signUp(service(), 'lakshmi'), {
      'favourite/tirumala': favourite,
      'visit/iskcon/2026-11-23': { value: { at: 'noon', note: '' }, clock },
      'pledge/x': { value: 5, clock },
    })
    assert.deepEqual(
      answer.body.invalid.map(({ key }: { key: string }) => key),
      ['visit/iskcon/2026-11-23', 'pledge/x'],
    )
  })
})

function nested(levels: number): object {
  return levels === 0 ? {} : { x: nested(levels - 1) }
}

/** The same with another entry that is right, if there are entries. */
function withOneMore(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'entries')) return body
  const { entries } = body as { entries: object }
  return Array.isArray(entries) || Object.keys(entries).length === 0
    ? body
    : { ...body, entries: { ...entries, 'favourite/new': favourite } }
}
