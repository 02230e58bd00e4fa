import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { markdownTable } from '#tools/table.ts'
import type { FloodName, FloodOrder } from './flood/one-network.ts'
import { emailOf, fillAccounts, password } from './identity/accounts.ts'
import { residentMb, startProcess } from './processes.ts'

/** How long others are measured beside each flood. */
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const accounts = 1000
const from = '198.51.100.7'
const floods: FloodName[] = ['resets', 'sign-ups', 'lookups', 'unchanged saves', 'held requests']
/** The slowest twentieth, in milliseconds. */
const most = { page: 100, signIn: 300 }

const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-bench-'))
await fillAccounts({ dataDir }, accounts)
const server = await startProcess('../server/main.ts', { DATA_DIR: dataDir, TRUST_PROXY: 'loopback' })
const { idToken } = JSON.parse((await signIn(0, from)).body)
const authorization = { authorization: `Bearer ${idToken}` }
const empty = await ask('GET', '/api/visits', authorization)
const entries: Record<string, object> = {}
for (let index = 0; index < 60; index += 1) {
  entries[`letter/${index}`] = { value: { text: 'long '.repeat(700) }, clock: '0mh7x2k4a-000-devicea1' }
}
const ifMatch = { ...authorization, 'if-match': String(empty.headers.etag) }
const kept = await ask('PUT', '/api/visits', ifMatch, { entries })

const quiet = await measureOthers()
const rows = [['nothing', '', ...textOf(quiet), '', '']]
let isMet = true
for (const name of floods) {
  const order: FloodOrder = {
    name,
    from,
    address: server.address,
    idToken,
    etag: String(kept.headers.etag),
    entries: { 'letter/0': entries['letter/0'] },
    seconds: seconds + 3,
  }
  const flood = once(
    new Worker(new URL('./flood/one-network.ts', import.meta.url), { workerData: order }),
    'message',
  )
  await wait(2000)
  const others = await measureOthers()
  rows.push([
    name,
    String((await flood)[0]),
    ...textOf(others),
    `${(others.page / quiet.page).toFixed(1)}, ${(others.signIn / quiet.signIn).toFixed(1)}`,
    `${residentMb(server)} MB`,
  ])
  isMet &&= others.page < most.page && others.signIn < most.signIn && others.failed === 0
  await wait(1000)
}
console.log(
  markdownTable(rows, [
    'one network sends',
    'a second',
    'others: page p95',
    'sign-in p95',
    'failed',
    'to quiet',
    'memory',
  ]),
)
await server.stop()
rmSync(dataDir, { recursive: true })
process.exit(isMet ? 0 : 1)

type Others = { page: number; signIn: number; failed: number }

/** Fifty pages and five sign-ins a second, each from somewhere else and over a connection of its own. */
async function measureOthers(): Promise<Others> {
  const pages: number[] = []
  const signIns: number[] = []
  let failed = 0
  const time = async (into: number[], asked: Promise<{ status?: number | undefined }>) => {
    const started = performance.now()
    const { status } = await asked.catch(() => ({ status: 0 }))
    if (status === 200) into.push(performance.now() - started)
    else failed += 1
  }
  const all: Promise<void>[] = []
  for (let tick = 0; tick < 50 * seconds; tick += 1) {
    const address = `203.0.113.${tick % 250}`
    all.push(time(pages, ask('GET', '/temples', { 'x-forwarded-for': address, 'accept-encoding': 'br' })))
    if (tick % 10 === 0) all.push(time(signIns, signIn(1 + (tick % (accounts - 1)), address)))
    await wait(20)
  }
  await Promise.all(all)
  return { page: slowest(pages), signIn: slowest(signIns), failed }
}

function slowest(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(0.95 * times.length)] ?? Number.NaN
}

function textOf({ page, signIn, failed }: Others): string[] {
  return [page, signIn, failed].map((value) => value.toFixed(0))
}

function signIn(index: number, address: string) {
  const fields = { email: emailOf(index), password, returnSecureToken: true }
  return ask('POST', '/v1/accounts:signInWithPassword?key=bench', { 'x-forwarded-for': address }, fields)
}

async function ask(method: string, path: string, headers: Record<string, string>, fields?: object) {
  const all = { ...headers, ...(fields && { 'content-type': 'application/json' }) }
  const sent = request(server.address + path, { method, headers: all, agent: false as unknown as Agent })
  sent.end(fields && JSON.stringify(fields))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}
