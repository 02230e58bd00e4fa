import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { hash, verify } from '@node-rs/argon2'
import { hashLimits } from '#identity/credentials/hash-queue.ts'
import { defaultSettings } from '#identity/settings.ts'
import { threads } from '#server/threads.ts'
import { removeData, startTestServer, type TestServer } from '#tests/support/server.ts'
import { buildSite, isSiteBuilt } from '#tools/build/build-site.ts'
import { type Call, load } from './identity/load.ts'
import { atMost, type Figure, median, report } from './report.ts'

/** Each load lasts half as long before it is measured. */
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const starts = 5
const accounts = 100
/** More than are hashed at once, fewer than the queue holds. */
const hashing = { connections: 16 }
const tokenCalls = { connections: 64 }

/** The processor time of the Firebase emulator, which others would pick; a third and half of it are the targets. */
const emulatorMs = { lookup: 0.28, refresh: 0.42 }

const password = 'hill and lamp'
const startModule = fileURLToPath(new URL('../operate/start.js', import.meta.url))
const bareModule = fileURLToPath(new URL('./identity/bare-server.ts', import.meta.url))

if (!isSiteBuilt()) await buildSite()
// The first start creates keys and compiles a new build; neither happens again.
const { dataDir } = await stopped(await startProduct())
const startTimes: number[] = []
while (startTimes.length < starts) {
  const from = performance.now()
  const server = await startProduct({ DATA_DIR: dataDir })
  startTimes.push(performance.now() - from)
  await stopped(server)
}

const server = await startProduct({ DATA_DIR: dataDir })
// By then the garbage of the start has been collected.
await setTimeout(1000)
const idleMb = residentMb(server)
let made = 0
const account = (index: number) => JSON.stringify({ email: `visitor-${index}@example.com`, password })
const signUp: Call = { path: '/v1/accounts:signUp', body: () => account(made++), isFromAnywhere: true }
while (made < accounts) await ask(server, signUp)
const signIn: Call = { path: '/v1/accounts:signInWithPassword', body: () => account(randomInt(accounts)) }
const signInMs = await processorMs(server, signIn, hashing)
const signUpMs = await processorMs(server, signUp, hashing)
const { idToken, refreshToken } = await (await ask(server, signIn)).json()
const form = `grant_type=refresh_token&refresh_token=${refreshToken}`
const lookup: Call = { path: '/v1/accounts:lookup', body: () => JSON.stringify({ idToken }) }
const refresh: Call = { path: '/v1/token', body: () => form, form: true }
const lookupMs = await processorMs(server, lookup, tokenCalls)
const bareLookupMs = await bareHandlerMs(lookup)
const refreshMs = await processorMs(server, refresh, tokenCalls)
const bareRefreshMs = await bareHandlerMs(refresh)
const loadedMb = residentMb(server)
removeData(await stopped(server))

const stored = await hash(password, defaultSettings.passwordCost)
const verifyMs = await hashMs(() => verify(stored, password))
const hashingMs = await hashMs(() => hash(password, defaultSettings.passwordCost))

const hashed = (what: string, value: number, bare: number, most = Number.POSITIVE_INFINITY): Figure => ({
  ...atMost(what, value / bare, most, 'times'),
  measured: `${value.toFixed(2)} ms, ${(value / bare).toFixed(2)} times`,
  beside: `bare argon2id: ${bare.toFixed(2)} ms`,
  ...(most === Number.POSITIVE_INFINITY && { target: null }),
})
const handled = (what: string, value: number, bare: number, most: number): Figure => ({
  ...atMost(what, value, most, 'ms'),
  beside: `bare Hono handler: ${bare.toFixed(3)} ms`,
})
report(
  'The identity service',
  `processor time of the server for each call, on SQLite; ${seconds} s for each load, from the same machine`,
  [
    hashed('sign-in', signInMs, verifyMs, 1.35),
    hashed('sign-up', signUpMs, hashingMs),
    handled('lookup', lookupMs, bareLookupMs, emulatorMs.lookup / 3),
    handled('token refresh', refreshMs, bareRefreshMs, emulatorMs.refresh / 2),
    atMost(`start to first answer, the median of ${starts}`, Math.round(median(startTimes)), 500, 'ms'),
    { ...atMost('memory a second after the start', idleMb, 130, 'MB'), beside: `under load: ${loadedMb} MB` },
  ],
)

function startProduct(environment: Record<string, string> = {}): Promise<TestServer> {
  const likeNpmStart = { NODE_OPTIONS: '--max-semi-space-size=4', LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' }
  return startTestServer({ ...likeNpmStart, ...environment }, [], startModule)
}

async function stopped(server: TestServer): Promise<TestServer> {
  await server.stop()
  return server
}

async function processorMs(server: TestServer, call: Call, options: typeof hashing): Promise<number> {
  // A service runs for weeks, and Node optimizes hot code as it runs.
  await load(server.address, call, { ...options, seconds: Math.ceil(seconds / 2) })
  await settled(server, call)
  const before = spentMs(server)
  const answered = await load(server.address, call, { ...options, seconds })
  await settled(server, call)
  return (spentMs(server) - before) / (answered + 1)
}

/** The server still computes what the load no longer waits for. */
async function settled(server: TestServer, call: Call): Promise<void> {
  await (await ask(server, call)).arrayBuffer()
}

async function bareHandlerMs(call: Call): Promise<number> {
  const { byteLength: bytes } = await (await ask(server, call)).arrayBuffer()
  const bare = await startTestServer({ ANSWER_BYTES: String(bytes) }, [], bareModule)
  const spent = await processorMs(bare, call, tokenCalls)
  removeData(await stopped(bare))
  return spent
}

async function hashMs(work: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1000
  const before = process.cpuUsage()
  let done = 0
  const { running } = hashLimits(availableParallelism(), threads)
  const workers = Array.from({ length: running }, async () => {
    for (; performance.now() < end; done += 1) await work()
  })
  await Promise.all(workers)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / done
}

function ask({ address }: TestServer, { path, body, form }: Call): Promise<Response> {
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const headers = { 'content-type': type }
  return fetch(`${address}${path}?key=bench`, { method: 'POST', headers, body: body() })
}

/** From /proc, in hundredths of a second: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function spentMs({ process: { pid } }: TestServer): number {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = afterName.split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

function residentMb({ process: { pid } }: TestServer): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}
