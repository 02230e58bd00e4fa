import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { runAccounts } from '#identity/testing/accounts-command.ts'
import { assertProblem, headersOf, send } from '#saved/testing/service.ts'
import { readAnswer } from '#today/read-answer.ts'
import { anySaying } from '#today/testing/words.ts'
import { limits } from '#today/values.ts'
import { answerSchema, type Saying } from '#today/word.ts'
import { deskRoutes } from './routes.ts'
import {
  deskForEachTest,
  editor,
  readLog,
  readToday,
  say,
  sent,
  shut,
  slow,
  standingIn,
  takeBack,
} from './testing/service.ts'

const hour = 3600
const day = 24 * hour
const text = (language: 'te' | 'hi' | 'ta' | 'kn' | 'en', letters: number): Saying => ({
  kind: 'text',
  language,
  text: 'ఒ'.repeat(letters),
})

describe('a word', () => {
  const service = deskForEachTest()

  it('stands until it ends', async () => {
    const { routes, passSeconds } = service()
    const token = await editor(service(), 'lakshmi')
    const word = sent(slow)
    const { status, body } = await say(routes, token, word)
    assert.equal(status, 201)
    assert.ok(Math.abs(body.saidAt - Date.now()) < 60_000)
    assert.deepEqual(body, { ...word, saidAt: body.saidAt })
    const today = await readToday(routes)
    assert.deepEqual(today.body, { version: 1, asOf: body.saidAt, words: [body] })
    passSeconds(hour - 60)
    assert.deepEqual(await standingIn(routes), [slow])
    passSeconds(60)
    assert.deepEqual((await readToday(routes)).body, { version: 1, asOf: null, words: [] })
  })

  it('is replaced, and comes back if that was a slip', async () => {
    const { routes, passSeconds } = service()
    const token = await editor(service(), 'lakshmi')
    await say(routes, token, sent(slow))
    const slip = sent(shut)
    await say(routes, token, slip)
    assert.deepEqual(await standingIn(routes), [shut])
    await takeBack(routes, token, slip.id)
    assert.deepEqual(await standingIn(routes), [slow])
    const meant = sent(shut)
    await say(routes, token, meant)
    passSeconds(11 * 60)
    await takeBack(routes, token, meant.id)
    assert.deepEqual(await standingIn(routes), [])
  })

  it('is taken back by any editor, once', async () => {
    const { routes } = service()
    const [lakshmi, ravi] = [await editor(service(), 'lakshmi'), await editor(service(), 'ravi')]
    const word = sent(slow)
    await say(routes, lakshmi, word)
    for (const token of [ravi, lakshmi]) assert.equal((await takeBack(routes, token, word.id)).status, 204)
    assert.deepEqual(await standingIn(routes), [])
    const [entry] = (await readLog(routes, lakshmi)).body.entries
    assert.deepEqual([entry.saidBy, entry.takenBackBy], ['lakshmi@example.com', 'ravi@example.com'])
    assertProblem(await takeBack(routes, lakshmi, 'unknown0'), 404, 'not-found')
  })

  it('may be sent again after a lost answer, in another order of its fields, and is said once', async () => {
    const { routes, passSeconds } = service()
    const token = await editor(service(), 'lakshmi')
    const word = sent({ kind: 'tokens', state: 'given', counters: ['bhudevi', 'srinivasam'] })
    const first = await say(routes, token, word)
    passSeconds(60)
    const { counters, state, kind } = word.says as Extract<Saying, { state: 'given' }>
    const again = await say(routes, token, { ...word, says: { counters, state, kind }, id: word.id })
    assert.equal(again.status, 200)
    assert.deepEqual(again.body, first.body)
    assert.equal((await readLog(routes, token)).body.entries.length, 1)
  })

  it('does not take the place of another with its id', async () => {
    const { routes } = service()
    const token = await editor(service(), 'lakshmi')
    const word = sent(slow)
    await say(routes, token, word)
    assertProblem(await say(routes, token, { ...word, says: shut }), 409, 'id-taken')
    assertProblem(await say(routes, token, { ...word, until: word.until + 1 }), 409, 'id-taken')
    assertProblem(await say(routes, await editor(service(), 'ravi'), word), 409, 'id-taken')
    assert.deepEqual(await standingIn(routes), [slow])
  })

  it('changes nothing if it is wrong', async () => {
    const { routes } = service()
    const token = await editor(service(), 'lakshmi')
    const word = sent(slow)
    const post = (body: BodyInit, headers = {}) =>
      send(routes, { method: 'POST', headers: { ...headersOf(token), ...headers }, body }, '/api/today/words')
    for (const wrong of [
      null,
      [],
      {},
      { ...word, says: {} },
      { ...word, until: 0 },
      { ...word, by: 'ravi' },
    ]) {
      const answer = await post(JSON.stringify(wrong))
      assertProblem(answer, 422, 'word-invalid')
      assert.equal(typeof answer.body.detail, 'string')
    }
    for (const body of ['', '{', '['.repeat(16_000), Buffer.from([0x22, 0xff, 0x22])]) {
      assertProblem(await post(body), 400, 'body-unreadable')
    }
    assertProblem(await post('['.repeat(17_000)), 413, 'body-too-large')
    assertProblem(await post(JSON.stringify(word), { 'content-type': 'text/plain' }), 415, 'body-not-json')
    assert.deepEqual((await readLog(routes, token)).body, { entries: [] })
  })

  it('is said or refused, whatever an editor sends, and then readers get it whole', async () => {
    const { routes, database } = service()
    const token = await editor(service(), 'lakshmi')
    const junk = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('\0', '\ud800', 'a\u202eb', -1, 2 ** 60),
      fc.string({ unit: 'binary' }),
    )
    const word = fc.record({
      says: fc.oneof(
        anySaying,
        fc.record({ kind: fc.constant('text'), language: fc.constantFrom('te', 'en'), text: junk }),
        junk,
      ),
      field: fc.option(fc.constantFrom('id', 'from', 'until', 'saidAt', '__proto__')),
      value: junk,
    })
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(word, async ({ says, field, value }) => {
        const body = { ...sent(slow), says, ...(field && { [field]: value }) }
        const { status } = await say(routes, token, body)
        statuses.add(status)
        assert.ok([201, 409, 422, 429].includes(status), String(status))
        const answer = await readToday(routes)
        assert.deepEqual(readAnswer(JSON.stringify(answer.body)), answerSchema.parse(answer.body))
        await database.deleteFrom('attempts').execute()
      }),
      { numRuns: 80 },
    )
    assert.ok(statuses.has(201) && statuses.has(422))
  })

  it('is refused where the answer has no room, and then what stands is untouched', async () => {
    const { routes } = service()
    const token = await editor(service(), 'lakshmi')
    for (const language of ['te', 'hi', 'ta'] as const) {
      assert.equal((await say(routes, token, sent(text(language, 130)))).status, 201)
    }
    const before = await readToday(routes)
    const refused = await say(routes, token, sent(text('kn', 130)))
    assertProblem(refused, 409, 'no-room')
    assert.equal(refused.body.most, limits.answerBytes)
    assert.deepEqual((await readToday(routes)).body, before.body)
    // What replaces something may have its room.
    assert.equal((await say(routes, token, sent(text('hi', 130)))).status, 201)
  })

  it('has ten others of its editor in ten minutes; a slip can be taken back all the same', async () => {
    const { routes, passSeconds } = service()
    const [lakshmi, ravi] = [await editor(service(), 'lakshmi'), await editor(service(), 'ravi')]
    const words = Array.from({ length: 10 }, () => sent(slow))
    for (const word of words) assert.equal((await say(routes, lakshmi, word)).status, 201)
    const refused = await say(routes, lakshmi, sent(shut))
    assertProblem(refused, 429, 'too-many-requests')
    assert.ok(Number(refused.headers.get('retry-after')) <= 60)
    assert.deepEqual(await standingIn(routes), [slow])
    const last = words.at(-1) ?? assert.fail()
    assert.equal((await say(routes, lakshmi, last)).status, 200)
    assert.equal((await takeBack(routes, lakshmi, last.id)).status, 204)
    assert.equal((await say(routes, ravi, sent(slow))).status, 201)
    passSeconds(61)
    assert.equal((await say(routes, lakshmi, sent(shut))).status, 201)
    assertProblem(await say(routes, lakshmi, sent(shut)), 429, 'too-many-requests')
  })

  it('is forgotten a month after its end, with who said it', async () => {
    const { routes, passSeconds, clock } = service()
    const token = await editor(service(), 'lakshmi')
    await say(routes, token, sent(slow))
    passSeconds(29 * day)
    const fresh = async () => {
      const fields = { email: 'lakshmi@example.com', password: 'hill and lamp', returnSecureToken: true }
      const path = '/v1/accounts:signInWithPassword?key=any'
      const headers = { 'content-type': 'application/json' }
      return (await send(routes, { method: 'POST', headers, body: JSON.stringify(fields) }, path)).body
        .idToken
    }
    await say(routes, await fresh(), sent(shut, { clock }))
    assert.equal((await readLog(routes, await fresh())).body.entries.length, 2)
    passSeconds(2 * day)
    await say(routes, await fresh(), sent(shut, { clock }))
    assert.equal((await readLog(routes, await fresh())).body.entries.length, 2)
  })

  it('outlives its editor’s account, of which the log keeps the id', async () => {
    const { routes, location, database } = service()
    const lakshmi = await editor(service(), 'lakshmi')
    await say(routes, lakshmi, sent(slow))
    const { id } = await database.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
    await runAccounts(location, ['delete', 'lakshmi@example.com', '--yes'])
    assert.deepEqual(await standingIn(routes), [slow])
    const { body } = await readLog(routes, await editor(service(), 'ravi'))
    assert.equal(body.entries[0].saidBy, id)
  })
})

describe('several processes', () => {
  const service = deskForEachTest()

  it('know what the others were told a second ago', async () => {
    const { routes, restart, passSeconds } = service()
    const other = await restart()
    const token = await editor(service(), 'lakshmi')
    assert.deepEqual(await standingIn(other), [])
    const word = sent(slow)
    await say(routes, token, word)
    assert.deepEqual(await standingIn(routes), [slow])
    passSeconds(1)
    assert.deepEqual(await standingIn(other), [slow])
    assert.equal((await readToday(other)).headers.get('etag'), (await readToday(routes)).headers.get('etag'))
    await takeBack(other, token, word.id)
    assert.deepEqual(await standingIn(other), [])
    passSeconds(1)
    assert.deepEqual(await standingIn(routes), [])
  })

  it('say a word once that arrives several times at once', async () => {
    const { routes, restart } = service()
    const other = await restart()
    const token = await editor(service(), 'lakshmi')
    const word = sent(slow)
    const answers = await Promise.all([routes, other, routes, other].map((at) => say(at, token, word)))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 200, 201])
    assert.equal((await readLog(routes, token)).body.entries.length, 1)
  })

  it('never say more together than the answer has room for', async () => {
    const { routes, restart } = service()
    const other = await restart()
    const token = await editor(service(), 'lakshmi')
    const words = (['te', 'hi', 'ta', 'kn', 'en'] as const).map((language) => sent(text(language, 130)))
    const answers = await Promise.all(
      words.map((word, index) => say(index % 2 === 0 ? routes : other, token, word)),
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 201, 201, 409, 409])
    assert.equal((await standingIn(routes)).length, 3)
  })
})

describe('the public answer', () => {
  const service = deskForEachTest()

  it('can be kept by any cache for a minute, and asked for anew by its ETag', async () => {
    const { routes } = service()
    const token = await editor(service(), 'lakshmi')
    await say(routes, token, sent(slow))
    const first = await readToday(routes, { origin: 'https://screen.example', cookie: 'a=b' })
    const etag = first.headers.get('etag') ?? ''
    const again = await readToday(routes, { 'if-none-match': etag })
    assert.deepEqual([again.status, again.body], [304, ''])
    for (const { headers } of [first, again]) {
      assert.equal(headers.get('cache-control'), 'public, max-age=60, stale-if-error=3600')
      assert.equal(headers.get('access-control-allow-origin'), '*')
      assert.equal(headers.get('etag'), etag)
      for (const name of ['vary', 'set-cookie']) assert.equal(headers.get(name), null, name)
    }
    // As a proxy that compresses changes it.
    assert.equal((await readToday(routes, { 'if-none-match': `W/${etag}` })).status, 304)
    await say(routes, token, sent(shut))
    assert.equal((await readToday(routes, { 'if-none-match': etag })).status, 200)
  })

  it('asks the database once a second, however many ask', async () => {
    const { routes, database } = service()
    await say(routes, await editor(service(), 'lakshmi'), sent(slow))
    const now = Date.now()
    const identify = async () => 'unavailable' as const
    const still = deskRoutes(database, { identify, addressOf: () => '', clock: () => now })
    await readToday(still)
    await database.destroy()
    const answers = await Promise.all(Array.from({ length: 1000 }, () => readToday(still)))
    assert.ok(answers.every(({ status, body }) => status === 200 && body.words.length === 1))
  })

  it('says which methods there are', async () => {
    const { routes } = service()
    for (const [path, method, allow] of [
      ['/api/today', 'POST', 'GET, HEAD'],
      ['/api/today/log', 'DELETE', 'GET, HEAD'],
      ['/api/today/words', 'GET', 'POST'],
      ['/api/today/words/word0001', 'PUT', 'DELETE'],
    ] as const) {
      const answer = await send(routes, { method }, path)
      assertProblem(answer, 405, 'method-not-allowed')
      assert.equal(answer.headers.get('allow'), allow)
    }
    assert.equal((await routes.request('/api/today', { method: 'HEAD' })).status, 200)
  })
})
