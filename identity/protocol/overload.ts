import type { Context, MiddlewareHandler } from 'hono'
import type { HashKind } from '../credentials/hash-queue.ts'
import type { Passwords } from '../credentials/passwords.ts'
import type { AddressOf } from './client.ts'

/** Not JSON, which the SDK would take for a statement about the visitor's session. */
export function overloadedAnswer(context: Context): Response {
  context.set('outcome', 'OVERLOADED')
  return context.text('Too many people are signing in at this moment.', 503, {
    'cache-control': 'no-store',
    'retry-after': '1',
  })
}

/**
 * Turns a request away before it costs anything, where its password would find no room: most of a flood
 * must not take the time that pages and tokens need.
 */
export function turnAwayWhenFull(
  passwords: Passwords,
  addressOf: AddressOf,
  kind: HashKind,
): MiddlewareHandler {
  return async (context, next) =>
    passwords.admits(addressOf(context), kind) ? next() : overloadedAnswer(context)
}
