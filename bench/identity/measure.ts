import { randomInt, randomUUID } from 'node:crypto'
import { median } from '../median.ts'
import { type MeasuredServer, residentMb, startProcess } from '../processes.ts'
import { emailOf, password } from './accounts.ts'
import { bareHashesPerSecond, bareVerificationsPerSecond } from './bare-hash.ts'
import { inTurns } from './in-turns.ts'
import { answersPerSecond, type Call, load } from './load.ts'

/** Answers per second, start time and memory. */
export type Speeds = {
  signIn: number
  signUp: number
  lookup: number
  refresh: number
  startMs: number
  idleMb: number
  loadedMb: number
}

/** More than are hashed at once, fewer than the queue holds. */
const signIns = { connections: 16 }
const tokenCalls = { connections: 64 }

type Location = { dataDir: string; databaseUrl?: string }

/** Starts the product on a database with this many accounts and measures each kind of load in turn. */
export async function measureProduct(location: Location, accounts: number, seconds: number): Promise<Speeds> {
  const startMs = await medianStartMs(location)
  const server = await startProduct(location)
  const idleMb = residentMb(server)
  const tokens = await signedIn(server, somebody(accounts))
  const per = (call: Call, { connections }: { connections: number }) =>
    answersPerSecond(server.address, call, { connections, seconds })

  const signIn = await per(signInCall(accounts), signIns)
  const signUp = await per(signUpCall, signIns)
  const lookup = await per(lookupCall(tokens), tokenCalls)
  const refresh = await per(refreshCall(tokens), tokenCalls)
  const loadedMb = residentMb(server)
  await server.stop()
  return { signIn, signUp, lookup, refresh, startMs, idleMb, loadedMb }
}

/** Single starts vary by a third. */
const starts = 9

async function medianStartMs(location: Location): Promise<number> {
  // The first start creates keys and compiles a new build; neither happens again.
  await (await startProduct(location)).stop()
  const times: number[] = []
  while (times.length < starts) {
    const server = await startProduct(location)
    times.push(server.startMs)
    await server.stop()
  }
  return median(times)
}

/** Our speed, and the best that the same machine can do in the same seconds. */
export type Beside = { ours: number; bare: number }

type Turns = { count: number; seconds: number }

/**
 * Alternates each kind of call with its upper bound: the bare hash, or a bare handler with bodies of the same sizes.
 */
export async function measureBesideBare(location: Location, accounts: number, seconds: number) {
  const server = await startProduct(location)
  const tokens = await signedIn(server, somebody(accounts))
  const beside = async (
    call: Call,
    { connections }: { connections: number },
    bare: (seconds: number) => Promise<number>,
    turns: Turns = { count: 5, seconds: Math.max(1, seconds / 5) },
  ): Promise<Beside> => {
    const ours = async (seconds: number) => {
      const speed = await load(server.address, call, { connections, seconds })
      // Wait behind the queued hashes, which would take time from the next measure.
      await answerBytes(server, call)
      return speed
    }
    await ours(2 * turns.seconds)
    const [our = 0, its = 0] = await inTurns(turns.count, turns.seconds, [ours, bare])
    return { ours: our, bare: its }
  }
  const besideHandler = async (call: Call): Promise<Beside> => {
    const bare = await startProcess('./identity/bare-server.ts', {
      ANSWER_BYTES: String(await answerBytes(server, call)),
    })
    const bareCalls = (seconds: number) => load(bare.address, call, { ...tokenCalls, seconds })
    await bareCalls(Math.ceil(seconds / 2))
    const speeds = await beside(call, tokenCalls, bareCalls)
    await bare.stop()
    return speeds
  }

  // Only a few hashes fit into a second, so a turn of one second is off by a few percent.
  const hashTurns = { count: 10, seconds }
  const speeds = {
    signIn: await beside(signInCall(accounts), signIns, bareVerificationsPerSecond, hashTurns),
    signUp: await beside(signUpCall, signIns, bareHashesPerSecond, hashTurns),
    lookup: await besideHandler(lookupCall(tokens)),
    refresh: await besideHandler(refreshCall(tokens)),
  }
  await server.stop()
  return speeds
}

function somebody(accounts: number): string {
  return JSON.stringify({ email: emailOf(randomInt(accounts)), password, returnSecureToken: true })
}

function newcomer(): string {
  return JSON.stringify({ email: `${randomUUID()}@example.com`, password, returnSecureToken: true })
}

/** Like `npm start`. */
function startProduct({ dataDir, databaseUrl = '' }: Location): Promise<MeasuredServer> {
  return startProcess('../operate/start.js', {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: 'loopback',
    NODE_OPTIONS: '--max-semi-space-size=4',
  })
}

type Tokens = { idToken: string; refreshToken: string }

function signInCall(accounts: number): Call {
  return { path: '/v1/accounts:signInWithPassword', body: () => somebody(accounts) }
}

const signUpCall: Call = { path: '/v1/accounts:signUp', body: newcomer, isFromAnywhere: true }

function lookupCall({ idToken }: Tokens): Call {
  const body = JSON.stringify({ idToken })
  return { path: '/v1/accounts:lookup', body: () => body }
}

function refreshCall({ refreshToken }: Tokens): Call {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString()
  return { path: '/v1/token', body: () => body, form: true }
}

async function signedIn({ address }: MeasuredServer, body: string): Promise<Tokens> {
  const response = await fetch(`${address}/v1/accounts:signInWithPassword?key=bench`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return (await response.json()) as Tokens
}

async function answerBytes({ address }: MeasuredServer, { path, body, form }: Call): Promise<number> {
  const response = await fetch(`${address}${path}?key=bench`, {
    method: 'POST',
    headers: { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' },
    body: body(),
  })
  return (await response.arrayBuffer()).byteLength
}
