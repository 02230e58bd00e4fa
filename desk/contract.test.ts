import { after, before, describe, it } from 'node:test'
import { Kysely } from 'kysely'
import { type ContractRequest, type ContractRequests, contractOf } from '#api/testing/contract.ts'
import type { Database } from '#database/open.ts'
import { postgresDialect } from '#database/postgres.ts'
import type { Tables } from '#database/tables.ts'
import {
  assertProblem,
  send,
  signUp,
  startRoutes,
  type TestRoutes,
  testAddress,
} from '#saved/testing/service.ts'
import { answerFailures } from '#server/failures.ts'
import { openLog } from '#server/log.ts'
import { deskDescription } from './openapi.ts'
import { deskRoutes, mostBodyBytes } from './routes.ts'
import { editor, readToday, say, sent, shut, slow } from './testing/service.ts'
import { countTakingBack, countWord } from './word-budgets.ts'

const { testAnswers } = contractOf(deskDescription)

describe('every documented answer about today', () => {
  let service: TestRoutes
  /** A service whose database is closed, and one whose hosted project cannot be reached. */
  let broken: ContractRequest
  let cutOff: ContractRequest
  let token: string
  let stranger: string
  const first = sent(slow)
  const nowhere = new Kysely<Tables>({ dialect: postgresDialect('postgres://127.0.0.1:1/visit') })
  const unreachable = deskRoutes(nowhere, {
    identify: async () => 'unavailable',
    addressOf: () => testAddress,
  })
  unreachable.onError(answerFailures(nowhere, openLog('silent')))
  before(async () => {
    service = await startRoutes()
    const project = { apiKey: 'k', projectId: 'p', identityUrl: 'http://127.0.0.1:1' }
    cutOff = { at: await service.open({ FIREBASE_CONFIG: JSON.stringify(project) }) }
    const closed = await startRoutes()
    broken = { at: closed.routes, headers: { authorization: `Bearer ${await editor(closed, 'lakshmi')}` } }
    await closed.stop()
    token = await editor(service, 'lakshmi')
    stranger = await signUp(service, 'ravi')
    await say(service.routes, token, first)
    const texts = [1, 2, 3].map((index) => 'ఒ'.repeat(60 * index))
    for (const [index, language] of (['te', 'hi', 'ta'] as const).entries()) {
      await say(service.routes, token, sent({ kind: 'text', language, text: texts[index] ?? '' }))
    }
    await service.database.deleteFrom('attempts').execute()
  })
  after(async () => {
    await service.stop()
    await nowhere.destroy()
  })

  const body = (word: object) => JSON.stringify(word)
  const withoutClaim = () => [{ headers: { authorization: `Bearer ${stranger}` } }]
  const withoutToken = () => [{ headers: { authorization: undefined } }]
  const requests: ContractRequests = {
    readToday: {
      304: async () => [
        { headers: { 'if-none-match': (await readToday(service.routes)).headers.get('etag') ?? '' } },
      ],
      500: () => [broken],
      503: () => [{ at: unreachable }],
    },
    readTodayLog: {
      401: withoutToken,
      403: withoutClaim,
      500: () => [broken],
      503: () => [cutOff],
    },
    sayWord: {
      200: () => [{ body: body(first) }],
      400: () => [{ body: '{' }],
      401: withoutToken,
      403: withoutClaim,
      409: () => [
        { body: body({ ...first, says: shut }) },
        { body: body(sent({ kind: 'text', language: 'kn', text: 'ఒ'.repeat(200) })) },
      ],
      413: () => [{ body: ' '.repeat(mostBodyBytes + 1) }],
      415: () => [{ headers: { 'content-type': 'text/plain' } }],
      422: () => [{ body: body({ ...first, says: {} }) }],
      429: async () => {
        const { id } = await service.database
          .selectFrom('accounts')
          .select('id')
          .where('email', '=', 'lakshmi@example.com')
          .executeTakeFirstOrThrow()
        await useUp((database, now) => countWord(database, now, { userId: id, address: testAddress }))
        return [{}]
      },
      500: () => [broken],
      503: () => [cutOff],
    },
    takeBackWord: {
      401: withoutToken,
      403: withoutClaim,
      404: () => [{ path: '/api/today/words/unknown0' }],
      429: async () => {
        await useUp((database, now) => countTakingBack(database, now, testAddress))
        return [{}]
      },
      500: () => [broken],
      503: () => [cutOff],
    },
  }

  testAnswers(requests, async (method, path, { at = service.routes, headers, body }) => {
    const all = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers }
    const answer = await at.request(path.replace('{id}', first.id), {
      method,
      headers: Object.fromEntries(
        Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
      ...(method === 'POST' && { body: body ?? JSON.stringify(sent(slow)) }),
    })
    await service.database.deleteFrom('attempts').execute()
    return answer
  })

  it('to an id that no word can have is a problem, too', async () => {
    for (const id of ['%00', '%F0', 'a', 'x'.repeat(23), '..%2Fword0001', 'ఒఒఒఒఒఒఒఒ']) {
      const headers = { authorization: `Bearer ${token}` }
      const path = `/api/today/words/${id}`
      assertProblem(await send(service.routes, { method: 'DELETE', headers }, path), 404, 'not-found')
    }
  })

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
