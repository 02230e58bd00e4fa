import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach } from 'node:test'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Database, DatabaseLocation } from '#database/open.ts'
import { emptyDatabase } from '#database/testing.ts'
import type { Argon2Cost } from '../credentials/argon2-hash.ts'
import type { HashQueue } from '../credentials/hash-queue.ts'
import type { Mail } from '../mails/mail.ts'
import type { AddressOf } from '../protocol/client.ts'
import { identityRoutes } from '../routes.ts'
import { type IdentityDependencies, openIdentity } from '../service.ts'
import { defaultSettings, type IdentitySettings } from '../settings.ts'

/** An identity service on a database of its own, with a clock that a test can move. */
export type TestIdentity = {
  routes: Hono
  database: Database
  location: DatabaseLocation
  settings: IdentitySettings
  /** What has been sent, oldest first. */
  mails: readonly Mail[]
  /** Moves the clock on. */
  passSeconds: (seconds: number) => void
  /** Opens the service once more on the same database, as after a restart or in another process. */
  restart: () => Promise<Hono>
  stop: () => Promise<void>
}

/** The real algorithm, but cheap: a hundredth of the time, for the hundreds of passwords that are not the matter of a test. */
const cheapHash: Argon2Cost = { memoryCost: 1024, timeCost: 1, parallelism: 1 }

/** Opens what answers the calls. */
type Open = (
  database: Database,
  settings: IdentitySettings,
  dependencies: IdentityDependencies,
  addressOf: AddressOf,
) => Promise<Hono>

const openRoutes: Open = async (database, settings, dependencies, addressOf) =>
  identityRoutes(await openIdentity(database, settings, dependencies), addressOf)

export async function startIdentity(
  changes: Partial<IdentitySettings> = {},
  hashQueue?: HashQueue,
  openService = openRoutes,
): Promise<TestIdentity> {
  const { database, location, remove } = await emptyDatabase()
  const settings = {
    ...defaultSettings,
    passwordCost: cheapHash,
    issuer: 'https://visit.example',
    authorizedDomains: ['localhost', '127.0.0.1', 'visit.example'],
    ...changes,
  }
  let ahead = 0
  const mails: Mail[] = []
  const dependencies = {
    clock: () => Date.now() + ahead * 1000,
    ...(hashQueue && { hashQueue }),
    sendMail: (mail: Mail) => void mails.push(mail),
  }
  const addressOf: AddressOf = ({ req }) => req.header('x-test-address') ?? '192.0.2.1'
  const open = () => openService(database, settings, dependencies, addressOf)
  return {
    routes: await open(),
    database,
    location,
    settings,
    mails,
    passSeconds: (seconds) => {
      ahead += seconds
    },
    restart: open,
    async stop() {
      await database.destroy()
      await remove()
    },
  }
}

export type Listening = { origin: string; close: () => Promise<void> }

/** Puts routes on a port of this machine. */
export async function listen(routes: Hono): Promise<Listening> {
  const server = serve({ fetch: routes.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers field by field.
export type Answer = { status: number; headers: Headers; body: any }

/** Posts JSON to a method such as `accounts:signUp`. */
export async function post(routes: Hono, method: string, fields: unknown): Promise<Answer> {
  return answerOf(
    await routes.request(`/v1/${method}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    }),
  )
}

/** The token call, form-encoded as the SDK makes it. */
export async function postToken(routes: Hono, fields: Record<string, string>): Promise<Answer> {
  return answerOf(
    await routes.request('/v1/token?key=any', { method: 'POST', body: new URLSearchParams(fields) }),
  )
}

export async function answerOf(response: Response): Promise<Answer> {
  const body = await response.text()
  return { status: response.status, headers: response.headers, body: body === '' ? '' : JSON.parse(body) }
}

export const lakshmi = { email: 'lakshmi@example.com', password: 'hill and lamp', returnSecureToken: true }

/** Signs Lakshmi in. */
export function signIn(routes: Hono, password: string): Promise<Answer> {
  return post(routes, 'accounts:signInWithPassword', { ...lakshmi, password })
}

/** A fresh service for each test of a suite; the function answers with the running test's. */
export function identityForEachTest(
  changes: Partial<IdentitySettings> = {},
  hashQueue?: HashQueue,
  openService = openRoutes,
): () => TestIdentity {
  let service: TestIdentity
  beforeEach(async () => {
    service = await startIdentity(changes, hashQueue, openService)
  })
  afterEach(() => service.stop())
  return () => service
}

export async function accountCount({ database }: TestIdentity): Promise<number> {
  return (await database.selectFrom('accounts').select('id').execute()).length
}

/** Checks the protocol's error envelope. */
export function assertRefused({ status, body }: Answer, message: string | RegExp): void {
  assert.equal(status, 400, JSON.stringify(body))
  if (message instanceof RegExp) assert.match(body.error.message, message)
  else assert.equal(body.error.message, message)
  assert.equal(body.error.code, 400)
  assert.equal(body.error.errors[0].message, body.error.message)
}
