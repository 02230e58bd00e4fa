import assert from 'node:assert/strict'
import { afterEach, beforeEach } from 'node:test'
import { Hono } from 'hono'
import { assertDescribed } from '#api/testing/described.ts'
import type { Database, DatabaseLocation } from '#database/open.ts'
import { emptyDatabase } from '#database/testing.ts'
import { type Answer, answerOf, post } from '#identity/testing/calls.ts'
import { answerFailures } from '#server/failures.ts'
import { openLog } from '#server/log.ts'
import { openRoutes } from '#server/routes.ts'
import { readSettings } from '#server/settings.ts'

export type TestRoutes = {
  routes: Hono
  database: Database
  location: DatabaseLocation
  /** All routes again, on the same database, as of another process. */
  open: (environment?: Record<string, string>, address?: string) => Promise<Hono>
  stop: () => Promise<void>
}

export const testAddress = '192.0.2.1'

const connection = { incoming: { socket: { remoteAddress: testAddress }, headers: {} } }

const cheapHash = { memoryCost: 1024, timeCost: 1, parallelism: 1 }

/** All routes of a server but its pages, on a database of its own. */
export async function startRoutes(): Promise<TestRoutes> {
  const { database, location, remove } = await emptyDatabase()
  const open = async (environment: Record<string, string> = {}, address = 'https://visit.example') => {
    const result = readSettings(environment)
    assert.ok('settings' in result)
    const { settings } = result
    const routes = await openRoutes(
      { ...settings, identity: { ...settings.identity, passwordCost: cheapHash } },
      {
        address,
        database,
        identity: settings.hostedProject ? undefined : {},
        isStopping: () => false,
        pages: new Hono().all('*', (context) => context.text('a page', 404)),
      },
    )
    routes.onError(answerFailures(database, openLog('silent')))
    return new Hono().all('*', ({ req }) => routes.fetch(req.raw, connection))
  }
  return {
    routes: await open(),
    database,
    location,
    open,
    async stop() {
      await database.destroy()
      await remove()
    },
  }
}

export function routesForEachTest(): () => TestRoutes {
  let service: TestRoutes
  beforeEach(async () => {
    service = await startRoutes()
  })
  afterEach(() => service.stop())
  return () => service
}

/** Somebody who has confirmed the address; returns their ID token. */
export async function signUp(
  { routes, database }: Pick<TestRoutes, 'routes' | 'database'>,
  name: string,
): Promise<string> {
  const token = await register({ routes }, name)
  const email = `${name}@example.com`
  await database.updateTable('accounts').set({ email_verified: 1 }).where('email', '=', email).execute()
  return token
}

/** Somebody who has not confirmed the address; returns their ID token. */
export async function register({ routes }: Pick<TestRoutes, 'routes'>, name: string): Promise<string> {
  const fields = { email: `${name}@example.com`, password: 'hill and lamp', returnSecureToken: true }
  const { status, body } = await post(routes, 'accounts:signUp', fields)
  assert.equal(status, 200, JSON.stringify(body))
  return body.idToken
}

export function read(routes: Hono, token: string, headers: Record<string, string> = {}): Promise<Answer> {
  return send(routes, { headers: { authorization: `Bearer ${token}`, ...headers } })
}

/** Merges entries into what was read last, or into the version that is named. */
export async function merge(routes: Hono, token: string, entries: object, ifMatch?: string): Promise<Answer> {
  const version = ifMatch ?? (await read(routes, token)).headers.get('etag') ?? ''
  return send(routes, {
    method: 'PUT',
    headers: { ...headersOf(token), 'if-match': version },
    body: JSON.stringify({ entries }),
  })
}

export function headersOf(token: string) {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
}

/** Each answer has to be as it is described. */
export async function send(routes: Hono, init: RequestInit, path = '/api/visits'): Promise<Answer> {
  const answer = await answerOf(await routes.request(path, init))
  assertDescribed(init.method ?? 'GET', path, answer)
  return answer
}

export function assertProblem({ status, headers, body }: Answer, expectedStatus: number, name: string): void {
  assert.equal(status, expectedStatus, JSON.stringify(body))
  assert.equal(headers.get('content-type'), 'application/problem+json')
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.equal(body.type, `/api/openapi.json#${name}`)
  assert.equal(body.status, expectedStatus)
  assert.equal(typeof body.title, 'string')
}

export const favourite = { value: {}, clock: '0mh7x2k4a-000-devicea1' }
export const visit = { value: { at: 610, note: 'Quiet.' }, clock: '0mh7x2k4a-001-devicea1' }
