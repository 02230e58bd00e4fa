import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { openPatiently } from '#database/open.ts'
import { runAccounts } from '#identity/testing/accounts-command.ts'
import { confirmAddress } from '#identity/testing/confirm-address.ts'
import { removeData, startTestServer } from '#tests/support/server.ts'
import { password, signUp, unlimited } from '#tests/support/sign-ups.ts'
import { startPostgres } from '#tools/test/postgres.ts'

const readers = 1000
const rounds = 2
const roundMs = 6000

/** Fewer than one network may have in progress, which is a limit of all requests: docs/security.md, "Flooding". */
const mostAtOnce = 100

/** Written as a ratio, because both are faster or slower together. */
const mostPages = 2

describe('a thousand readers behind one carrier’s address, while an editor writes', {
  timeout: 600_000,
}, () => {
  for (const engine of ['SQLite', 'PostgreSQL']) {
    it(`read today’s word as fast as a page, and none is refused, on ${engine}`, async (test) => {
      const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined
      const databaseUrl = postgres?.url
      const server = await startTestServer({
        ...unlimited,
        TRUST_PROXY: 'loopback',
        LOG_LEVEL: 'error',
        DATABASE_URL: databaseUrl ?? '',
      })
      test.after(async () => {
        await server.stop()
        await postgres?.stop()
        removeData(server)
      })
      const editor = await startEditor(server.address, { dataDir: server.dataDir, databaseUrl })
      // Code is slow until it has run often.
      await readAll(server.address, 1)
      const times = await readAll(server.address, rounds)
      const said = await editor.stop()
      await wait(1100)
      const today = await (await fetch(`${server.address}/api/today`)).json()
      assert.equal(today.words.at(-1).id, said.at(-1))

      const [page, word] = [p95(times.page), p95(times.word)]
      test.diagnostic(
        `${said.length} words said; p95 of ${times.word.length} answers ${word.toFixed(2)} ms, of as many pages ${page.toFixed(2)} ms`,
      )
      assert.ok(said.length > rounds)
      assert.ok(word <= mostPages * page, `${word} ms beside ${page} ms`)
    })
  }
})

/** Says a word every half second. */
async function startEditor(
  address: string,
  location: { dataDir: string; databaseUrl: string | undefined },
): Promise<{ stop: () => Promise<string[]> }> {
  const { email } = await signUp(address)
  const database = await openPatiently(location)
  await confirmAddress(database, email)
  await database.destroy()
  assert.equal((await runAccounts(location, ['allow-editor', email])).code, 0)
  const { idToken } = await postJson(`${address}/v1/accounts:signInWithPassword?key=any`, {
    email,
    password,
    returnSecureToken: true,
  })
  const said: string[] = []
  let isRunning = true
  const ended = (async () => {
    while (isRunning) {
      const [from, id] = [Date.now(), `word${String(said.length).padStart(6, '0')}`]
      const says = { kind: 'road', road: 'hillRoad', state: said.length % 2 === 0 ? 'slow' : 'shut' }
      const word = { id, from, until: from + 60 * 60 * 1000, says }
      await postJson(`${address}/api/today/words`, word, { authorization: `Bearer ${idToken}` })
      said.push(id)
      await wait(500)
    }
  })()
  return {
    async stop() {
      isRunning = false
      await ended
      return said
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answers are read field by field.
async function postJson(address: string, body: object, headers: object = {}): Promise<any> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  assert.ok(answer.ok, String(answer.status))
  return answer.json()
}

type Times = { page: number[]; word: number[] }

/** Each reader has a connection and comes at a time of its own. */
async function readAll(address: string, rounds: number): Promise<Times> {
  const times: Times = { page: [], word: [] }
  const started = performance.now()
  const inTurn = pLimit(mostAtOnce)
  await Promise.all(
    Array.from({ length: readers }, async (_, reader) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let round = 0; round < rounds; round += 1) {
        const due = started + roundMs * (round + reader / readers)
        await wait(Math.max(0, due - performance.now()))
        const paths = [['page', '/'] as const, ['word', '/api/today'] as const]
        for (const [what, path] of reader % 2 === 0 ? paths : paths.toReversed()) {
          times[what].push(await inTurn(() => timeOf(agent, `${address}${path}`)))
        }
      }
      agent.destroy()
    }),
  )
  return times
}

function timeOf(agent: Agent, address: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    request(address, { agent, headers: { 'x-forwarded-for': '203.0.113.5' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`))
      answer.resume().on('end', () => resolve(performance.now() - started))
    })
      .on('error', reject)
      .end()
  })
}

function p95(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN
}
