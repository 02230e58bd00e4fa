import assert from 'node:assert/strict'
import { Hono } from 'hono'
import { deskRoutes } from '#desk/routes.ts'
import { identityRoutes } from '#identity/routes.ts'
import { openIdentity } from '#identity/service.ts'
import { runAccounts } from '#identity/testing/accounts-command.ts'
import type { Answer } from '#identity/testing/calls.ts'
import { identityForEachTest, type TestIdentity } from '#identity/testing/service.ts'
import { headersOf, send, signUp } from '#saved/testing/service.ts'
import { identifyHere } from '#server/identify.ts'
import { hourMs } from '#today/testing/words.ts'
import type { Saying } from '#today/word.ts'

export const slow: Saying = { kind: 'road', road: 'hillRoad', state: 'slow' }
export const shut: Saying = { kind: 'road', road: 'hillRoad', state: 'shut' }

/** The desk with its accounts, and a clock that tests can advance. */
export function deskForEachTest(): () => TestIdentity {
  return identityForEachTest({}, undefined, async (database, settings, dependencies, addressOf) => {
    const identity = await openIdentity(database, settings, dependencies)
    const { clock } = dependencies
    return new Hono()
      .route(
        '/',
        deskRoutes(database, { identify: identifyHere(identity), addressOf, ...(clock && { clock }) }),
      )
      .route('/', identityRoutes(identity, addressOf))
  })
}

type Service = Pick<TestIdentity, 'routes' | 'database' | 'location'>

/** Somebody who may speak for the travel desk; returns their ID token. */
export async function editor(service: Service, name: string): Promise<string> {
  const token = await signUp(service, name)
  const { code, stderr } = await runAccounts(service.location, ['allow-editor', `${name}@example.com`])
  assert.equal(code, 0, stderr)
  return token
}

let words = 0

/** For an hour from now on. */
export function sent(says: Saying, { clock = Date.now }: { clock?: () => number } = {}) {
  words += 1
  const now = clock()
  return { id: `word${String(words).padStart(4, '0')}`, from: now, until: now + hourMs, says }
}

export function say(routes: Hono, token: string, word: object): Promise<Answer> {
  const body = JSON.stringify(word)
  return send(routes, { method: 'POST', headers: headersOf(token), body }, '/api/today/words')
}

export function takeBack(routes: Hono, token: string, id: string): Promise<Answer> {
  return send(routes, { method: 'DELETE', headers: headersOf(token) }, `/api/today/words/${id}`)
}

export function readToday(routes: Hono, headers: Record<string, string> = {}): Promise<Answer> {
  return send(routes, { headers }, '/api/today')
}

export function readLog(routes: Hono, token: string): Promise<Answer> {
  return send(routes, { headers: headersOf(token) }, '/api/today/log')
}

export async function standingIn(routes: Hono): Promise<Saying[]> {
  return (await readToday(routes)).body.words.map(({ says }: { says: Saying }) => says)
}
