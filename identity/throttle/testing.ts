import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock } from 'node:test'
import type { Hono } from 'hono'
import { budgetOf, type Limit, spend } from '#budgets/leaky-bucket.ts'
import { type Answer, answerOf, assertRefused, lakshmi } from '#identity/testing/calls.ts'
import type { TestIdentity } from '#identity/testing/service.ts'

export const stranger = '198.51.100.7'
export const home = '203.0.113.5'
export const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER'

/** Time only advances by `passSeconds`, so nothing becomes available meanwhile, even on a slow machine. */
export function stopTimeForEachTest(): void {
  beforeEach(() => mock.timers.enable({ apis: ['Date'], now: Date.now() }))
  afterEach(() => mock.timers.reset())
}

export async function expectEnd({ passSeconds }: TestIdentity, seconds: number, ask: () => Promise<Answer>) {
  const refused = await ask()
  assertRefused(refused, tooMany)
  assert.equal(refused.headers.get('retry-after'), String(seconds))
  passSeconds(seconds - 1)
  assertRefused(await ask(), tooMany)
  passSeconds(1)
  assert.notEqual((await ask()).body.error?.message, tooMany)
}

export async function leave(left: number, { database, clock }: TestIdentity, limit: Limit, address: string) {
  const used = budgetOf(limit, [address], 1, limit.capacity - left)
  assert.ok(await spend(database, [used], clock()))
}

export async function inTens(
  emails: readonly string[],
  ask: (email: string) => Promise<unknown>,
): Promise<void> {
  for (let done = 0; done < emails.length; done += 10) {
    await Promise.all(emails.slice(done, done + 10).map(ask))
  }
}

export function tryFrom(routes: Hono, address: string, password: string, email = lakshmi.email) {
  return postFrom(routes, address, 'accounts:signInWithPassword', { email, password })
}

export async function postFrom(routes: Hono, address: string, method: string, fields: object) {
  return answerOf(
    await routes.request(`/v1/${method}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-test-address': address },
      body: JSON.stringify(fields),
    }),
  )
}
