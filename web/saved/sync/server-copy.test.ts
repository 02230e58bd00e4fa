import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answerOf } from './server-copy.ts'

describe('an answer about what an account keeps', () => {
  const json = (body: object) => JSON.stringify(body)
  const answers: [string, number, Record<string, string>, string | null, object][] = [
    ['has no newer copy', 304, {}, null, { kind: 'unchanged' }],
    ['ends the session', 401, {}, '', { kind: 'signInNeeded' }],
    ['knows a newer copy', 412, {}, '', { kind: 'outdated' }],
    ['wants to be told the copy that was read', 428, {}, '', { kind: 'outdated' }],
    ['is a proxy’s, to which it is too long', 413, {}, '<h1>Too large</h1>', { kind: 'tooMuch' }],
    ['finds no room', 422, {}, json({ bytes: 16_384 }), { kind: 'tooMuch' }],
    ['names bad entries', 422, {}, json({ invalid: [{ key: 'a' }] }), { kind: 'invalid', keys: ['a'] }],
    [
      'finds a clock ahead',
      422,
      {},
      json({ invalid: [{ key: 'a', isClockAhead: true }] }),
      { kind: 'outdated' },
    ],
    ['is busy', 503, { 'retry-after': '5' }, '', { kind: 'later', afterMs: 5000 }],
    ['is limited', 429, {}, '', { kind: 'later', afterMs: 0 }],
    [
      'is a portal’s page',
      200,
      { 'content-type': 'text/html' },
      '<h1>Wi-Fi</h1>',
      { kind: 'later', afterMs: 0 },
    ],
    ['is a portal’s JSON', 200, { etag: '"x"' }, json({}), { kind: 'later', afterMs: 0 }],
  ]
  for (const [what, status, headers, body, expected] of answers) {
    it(`that ${what}`, async () =>
      assert.deepEqual(await answerOf(new Response(body, { status, headers })), expected))
  }

  it('that is a copy, with the time of the server', async () => {
    const headers = { etag: '"x"', date: 'Thu, 26 Nov 2026 10:00:00 GMT' }
    const now = new Date('2026-11-26T10:00:00Z')
    assert.deepEqual(await answerOf(new Response(json({ entries: {} }), { headers })), {
      kind: 'copy',
      copy: { entries: {}, etag: '"x"', now },
    })
  })
})
