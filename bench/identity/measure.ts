import { randomInt, randomUUID } from 'node:crypto'
import { median } from '../median.ts'
import { type MeasuredServer, residentMb, startProcess } from '../processes.ts'
import { emailOf, password } from './accounts.ts'
import { bareHashesPerSecond, bareVerificationsPerSecond } from './bare-hash.ts'
import { inTurns } from './in-turns.ts'
import { type Call, load } from './load.ts'

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

/** A database with this many accounts. */
type Filled = Location & { accounts: number }

const turnCount = 5

/** Starts the product on both databases and measures each kind of load in turns, so that both see the same conditions. */
export async function measureGrowth(
  few: Filled,
  many: Filled,
  seconds: number,
): Promise<{ few: Speeds; many: Speeds }> {
  const products = [await startedProduct(few), await startedProduct(many)] as const
  const perSecond = async (
    { connections }: { connections: number },
    callOf: (product: StartedProduct) => Call,
  ) => {
    const loads = products.map(
      (product) => (seconds: number) =>
        load(product.server.address, callOf(product), { connections, seconds }),
    )
    // A service runs for weeks, and Node optimizes hot code as it runs.
    await inTurns(1, Math.ceil(seconds / 2), loads)
    return inTurns(turnCount, Math.max(1, seconds / turnCount), loads)
  }

  const signIn = await perSecond(signIns, ({ accounts }) => signInCall(accounts))
  const signUp = await perSecond(signIns, () => signUpCall)
  const lookup = await perSecond(tokenCalls, ({ tokens }) => lookupCall(tokens))
  const refresh = await perSecond(tokenCalls, ({ tokens }) => refreshCall(tokens))
  const speedsOf = (index: 0 | 1): Speeds => ({
    signIn: signIn[index] ?? 0,
    signUp: signUp[index] ?? 0,
    lookup: lookup[index] ?? 0,
    refresh: refresh[index] ?? 0,
    startMs: products[index].startMs,
    idleMb: products[index].idleMb,
    loadedMb: residentMb(products[index].server),
  })
  const speeds = { few: speedsOf(0), many: speedsOf(1) }
  for (const { server } of products) await server.stop()
  return speeds
}

type StartedProduct = Awaited<ReturnType<typeof startedProduct>>

async function startedProduct({ accounts, ...location }: Filled) {
  const startMs = await medianStartMs(location)
  const server = await startProduct(location)
  const idleMb = residentMb(server)
  return { server, accounts, startMs, idleMb, tokens: await signedIn(server, somebody(accounts)) }
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
    turns: Turns = { count: turnCount, seconds: Math.max(1, seconds / turnCount) },
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

  // Longer, because far fewer hashes than other calls fit into a second.
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
