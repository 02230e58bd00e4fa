import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hash, verify } from '@node-rs/argon2'
import { usualFrame } from '#day/plan/day-frame.ts'
import { dayTemple } from '#day/plan/day-temple.ts'
import { planDay } from '#day/plan/plan-day.ts'
import { guide } from '#guide/guide.ts'
import { defaultSettings } from '#identity/settings.ts'
import { markdownTable } from '#operate/table.ts'
import { removeData, startTestServer } from '#tests/support/server.ts'
import buildStaleSite from '#tools/test/build-stale-site.ts'

// Prints the processor time of what costs the most, and how often it fits into a bare hash of a password in the same
// run: that ratio means something on any machine.

const accounts = 100
const password = 'hill and lamp'
const startModule = fileURLToPath(new URL('../operate/start.js', import.meta.url))
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

await buildStaleSite()
const server = await startTestServer({ LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' }, [], startModule)
let made = 0
const register = () => call('accounts:signUp', account(made++))
while (made < accounts) await register()
const signIn = () => call('accounts:signInWithPassword', account(randomInt(accounts)))
const { idToken, refreshToken } = await signIn()
const stored = await hash(password, defaultSettings.passwordCost)

const bare = await ownMilliseconds(200, () => verify(stored, password))
const figures = {
  'a bare argon2id hash': bare,
  'a sign-in': await servedMilliseconds(200, signIn),
  'a sign-up': await servedMilliseconds(200, register),
  'a look-up': await servedMilliseconds(5000, () => call('accounts:lookup', JSON.stringify({ idToken }))),
  'a token refresh': await servedMilliseconds(5000, () =>
    call('token', `grant_type=refresh_token&refresh_token=${refreshToken}`, form),
  ),
  'a day of ten temples, from eight to eight': await ownMilliseconds(200, () => planTen(8, 20)),
  'a day of ten temples, from five to ten at night': await ownMilliseconds(200, () => planTen(5, 22)),
}
const rows = Object.entries(figures).map(([what, ms]) => [what, ms.toFixed(3), (ms / bare).toFixed(3)])
console.log(markdownTable(rows, ['what', 'processor, ms', 'bare hashes']))
console.log(`Memory under load: ${residentMegabytes()} MB`)
await server.stop()
removeData(server)

function account(index: number): string {
  return JSON.stringify({ email: `visitor-${index}@example.com`, password })
}

/** Each call comes from a network of its own, so that no limit is met. */
async function call(path: string, body: string, type: Record<string, string> = json) {
  const network = `10.${randomInt(256)}.${randomInt(256)}.1`
  const headers = { ...type, 'x-forwarded-for': network }
  const answer = await fetch(`${server.address}/v1/${path}?key=bench`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Record<string, string>
}

function planTen(from: number, until: number): void {
  const [gateway] = guide.gateways.filter(({ id }) => id === 'railwayStation')
  if (!gateway) throw new Error('The guide has no railway station.')
  const station = { coordinates: gateway.coordinates.value, gateway: gateway.id }
  const hours = { leavesAt: from * 60, backBy: until * 60 }
  const temples = guide.temples.map((temple) => dayTemple(temple, guide.gateways))
  const wishes = Object.fromEntries(temples.map(({ id }) => [id, 'like' as const]))
  planDay({ ...usualFrame, ...hours, date: '2026-11-27', start: station, end: station }, temples, wishes)
}

/** Of this process, after half as many turns to warm up. */
async function ownMilliseconds(turns: number, work: () => unknown): Promise<number> {
  for (let turn = 0; turn < turns / 2; turn++) await work()
  const before = process.cpuUsage()
  for (let turn = 0; turn < turns; turn++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / turns
}

/** Of the server's process. As many callers at once as a small machine hashes for, and a few who wait. */
async function servedMilliseconds(calls: number, work: () => Promise<unknown>): Promise<number> {
  await inParallel(calls / 2, work)
  const before = spentMilliseconds()
  await inParallel(calls, work)
  return (spentMilliseconds() - before) / calls
}

async function inParallel(calls: number, work: () => Promise<unknown>): Promise<void> {
  let begun = 0
  const callers = Array.from({ length: 8 }, async () => {
    while (begun++ < calls) await work()
  })
  await Promise.all(callers)
}

/** From /proc, in hundredths of a second: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function spentMilliseconds(): number {
  const [, afterName = ''] = readFileSync(`/proc/${server.process.pid}/stat`, 'utf8').split(') ')
  const fields = afterName.split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
