import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { removeData, startTestServer, type TestServer } from '#tests/support/server.ts'
import { type FuzzRequest, requests, tokenNames } from './random-requests.ts'
import { visitsRequests } from './random-visits.ts'
import { type Credentials, register } from './visitors.ts'

const requestsPerRound = 16

/**
 * Far longer than any answer takes: passwords are hashed at a low priority, so that a flood of them takes half a minute
 * on a machine that is busy with other tests.
 */
const longestAnswer = 120_000

const rounds = 1600

describe('random requests', () => {
  let server: TestServer
  before(async () => {
    server = await startTestServer({ IDENTITY_THROTTLE: 'off', ...smallHeap, LOG_LEVEL: 'error' })
  })
  after(async () => {
    await server.stop()
    removeData(server)
  })

  it('cause no 5xx, no crash, no hang and no growth of memory', { timeout: 900_000 }, async () => {
    let credentials = await register(server)
    const statuses = new Map<number, number>()
    const memory: number[] = []
    let round = 0
    const anyRequest = fc.oneof({ weight: 9, arbitrary: requests() }, visitsRequests)
    const batches = fc.array(anyRequest, {
      minLength: requestsPerRound,
      maxLength: requestsPerRound,
    })
    await fc.assert(
      fc.asyncProperty(batches, async (batch) => {
        round += 1
        const isFlood = round % 100 === 0
        // Some requests delete the visitor's account or end their sessions.
        if (isFlood) credentials = await register(server, 'PASSWORD_RESET')
        else if (round % 5 === 0) credentials = await register(server)
        memory.push(residentMb(server))
        const flood = isFlood ? await signUpMany(server) : []
        const sent = isFlood ? [...batch, ...resets] : batch
        const answers = await Promise.all(sent.map((request) => send(server, request, credentials)))
        await Promise.all(flood)
        for (const [index, { status, retryAfter }] of answers.entries()) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          const isOverload = isFlood && status === 503 && retryAfter !== null
          assert.ok(status < 500 || isOverload, `${sent[index]?.path} answered ${status}`)
        }
      }),
      { numRuns: rounds, endOnFailure: true },
    )
    const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    // Hashing passwords makes peaks; a leak raises even the lowest value.
    const quarter = Math.floor(rounds / 4)
    const grown = Math.min(...memory.slice(-quarter)) - Math.min(...memory.slice(quarter, 2 * quarter))
    console.log(
      `${sent} requests, statuses ${JSON.stringify(Object.fromEntries(statuses))}, ${grown} MB more`,
    )
    assert.ok(sent >= rounds * requestsPerRound)
    assert.ok((statuses.get(200) ?? 0) > sent / 100, 'hardly anything was answered')
    assert.ok(grown < 64, `memory grew by ${grown} MB`)
    assert.equal(server.process.exitCode, null)
  })
})

/**
 * Makes leaks visible: with more room V8 collects late, and grows by more than a leak would. Young objects get as little
 * as in `npm start`; with more for them, so little is left for the others that half of the time goes into collecting.
 */
const smallHeap = { NODE_OPTIONS: '--max-old-space-size=64 --max-semi-space-size=4' }

let flooded = 0
/** Fills the hash queue for some seconds. */
async function signUpMany(server: TestServer): Promise<Promise<unknown>[]> {
  const flood = Array.from({ length: 30 * availableParallelism() }, () => {
    flooded += 1
    const fields = { email: `flood-${flooded}@example.com`, password: 'hill and lamp' }
    return send(server, {
      path: '/v1/accounts:signUp?key=any',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
  })
  await wait(200)
  return flood
}

/** Requests that hash a password, which random ones rarely do. */
const resets: FuzzRequest[] = Array.from({ length: 3 }, () => ({
  path: '/v1/accounts:resetPassword?key=any',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ oobCode: tokenNames.oobCode, newPassword: 'seven hills' }),
}))

async function send(
  { address }: TestServer,
  { path, method, headers, body: named }: FuzzRequest,
  credentials: Partial<Credentials> = {},
): Promise<{ status: number; retryAfter: string | null }> {
  const body = typeof named === 'string' ? withCredentials(named, credentials) : named
  const response = await fetch(address + withCredentials(path, credentials), {
    method,
    headers: withCredentialsIn(headers, credentials),
    body,
    signal: AbortSignal.timeout(longestAnswer),
    redirect: 'manual',
  })
  await response.arrayBuffer()
  return { status: response.status, retryAfter: response.headers.get('retry-after') }
}

function withCredentialsIn(headers: Record<string, string>, credentials: Partial<Credentials>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, withCredentials(value, credentials)]),
  )
}

function withCredentials(text: string, credentials: Partial<Credentials>): string {
  return Object.entries(tokenNames).reduce(
    (text, [field, name]) => text.replace(name, credentials[field as keyof Credentials] ?? ''),
    text,
  )
}

/** The resident memory of the process, from Linux's /proc. */
function residentMb({ process }: TestServer): number {
  const status = readFileSync(`/proc/${process.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
