import { randomInt, randomUUID } from 'node:crypto'
import { type Measured, residentMb, startProcess } from '../processes.ts'
import { emailOf, password } from './accounts.ts'
import { answersPerSecond, type Call } from './load.ts'

/** Answers per second, and what the server needed for them. */
export type Speeds = {
  signIn: number
  signUp: number
  lookup: number
  refresh: number
  startMs: number
  idleMb: number
  loadedMb: number
}

/** Fewer than may wait for a hash, more than are hashed at once. */
const signIns = { connections: 16 }
const tokenCalls = { connections: 64 }

type Location = { dataDir: string; databaseUrl?: string }

/** Starts the product on a database of so many accounts and puts it under each kind of load in turn. */
export async function measureProduct(location: Location, accounts: number, seconds: number): Promise<Speeds> {
  // The first start on a database makes its keys, and that of a new build compiles the server: neither comes again.
  await (await startProduct(location)).stop()
  const server = await startProduct(location)
  const idleMb = residentMb(server)
  const somebody = () =>
    JSON.stringify({ email: emailOf(randomInt(accounts)), password, returnSecureToken: true })
  const newcomer = () =>
    JSON.stringify({ email: `${randomUUID()}@example.com`, password, returnSecureToken: true })
  const session = await signedIn(server, somebody())
  const per = (call: Call, load: { connections: number }) =>
    answersPerSecond(server.address, call, { ...load, seconds })

  const signIn = await per({ path: '/v1/accounts:signInWithPassword', body: somebody }, signIns)
  const signUp = await per({ path: '/v1/accounts:signUp', body: newcomer }, signIns)
  const lookup = await per(lookupCall(session), tokenCalls)
  const refresh = await per(refreshCall(session), tokenCalls)
  const loadedMb = residentMb(server)
  await server.stop()
  return { signIn, signUp, lookup, refresh, startMs: server.startMs, idleMb, loadedMb }
}

/** A bare handler with bodies of the sizes that ours have. */
export async function measureBareHandler(location: Location, seconds: number) {
  const product = await startProduct(location)
  const session = await signedIn(product, JSON.stringify({ email: emailOf(0), password }))
  const sizes = {
    lookup: await answerBytes(product, lookupCall(session)),
    refresh: await answerBytes(product, refreshCall(session)),
  }
  await product.stop()
  const speedOf = async (call: Call, bytes: number) => {
    const bare = await startProcess('./identity/bare-server.ts', { ANSWER_BYTES: String(bytes) })
    const speed = await answersPerSecond(bare.address, call, { ...tokenCalls, seconds })
    await bare.stop()
    return speed
  }
  return {
    lookup: await speedOf(lookupCall(session), sizes.lookup),
    refresh: await speedOf(refreshCall(session), sizes.refresh),
  }
}

/** As `npm start` does it. */
function startProduct({ dataDir, databaseUrl = '' }: Location): Promise<Measured> {
  return startProcess('../scripts/start.ts', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
}

type Session = { idToken: string; refreshToken: string }

function lookupCall({ idToken }: Session): Call {
  const body = JSON.stringify({ idToken })
  return { path: '/v1/accounts:lookup', body: () => body }
}

function refreshCall({ refreshToken }: Session): Call {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString()
  return { path: '/v1/token', body: () => body, form: true }
}

async function signedIn({ address }: Measured, body: string): Promise<Session> {
  const response = await fetch(`${address}/v1/accounts:signInWithPassword?key=bench`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return (await response.json()) as Session
}

async function answerBytes({ address }: Measured, { path, body, form }: Call): Promise<number> {
  const response = await fetch(`${address}${path}?key=bench`, {
    method: 'POST',
    headers: { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' },
    body: body(),
  })
  return (await response.arrayBuffer()).byteLength
}
