import type { Context, MiddlewareHandler } from 'hono'
import type { Passwords } from '#identity/credentials/passwords.ts'
import type { HashKind } from '#identity/credentials/waiting-hashes.ts'
import type { AddressOf } from './client.ts'

/** Plain text: the SDK would read JSON as an answer about the visitor's session. */
export function overloadedAnswer(context: Context): Response {
  context.set('outcome', 'OVERLOADED')
  return context.text('Too many people are signing in at this moment.', 503, {
    'cache-control': 'no-store',
    'retry-after': '1',
  })
}

/** During a flood, pages and tokens need the time that other work would take. */
export function rejectWhenFull(
  passwords: Passwords,
  addressOf: AddressOf,
  kind: HashKind,
): MiddlewareHandler {
  return async (context, next) =>
    passwords.admit(addressOf(context), kind) ? next() : overloadedAnswer(context)
}
