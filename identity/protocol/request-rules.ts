import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { apiKeyOf } from './client.ts'
import { errorAnswer } from './error-answer.ts'

/** The longest legitimate request, a password of 4,096 bytes escaped as JSON, stays under 32 KiB. */
export const limitBody = limitBodyTo(64 * 1024)

/**
 * Compares the Content-Length where there is one, as Node reads no further than that. Hono's `bodyLimit` would open the
 * body as a stream, and the server can't drain a stream that is already open.
 */
export function limitBodyTo(maxBytes: number): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize: maxBytes, onError: tooLarge })
  return async (context, next) => {
    const length = context.req.header('content-length')
    const isKnown = length !== undefined && context.req.header('transfer-encoding') === undefined
    if (!isKnown) return limitStream(context, next)
    return Number(length) <= maxBytes ? next() : tooLarge(context)
  }
}

function tooLarge(context: Context): Response {
  return errorAnswer(context, 413, 'The request is too large.', 'INVALID_ARGUMENT')
}

/** Any key will do, as it names a project and is not a secret; but every SDK sends one. */
export const requireApiKey: MiddlewareHandler = (context, next) =>
  apiKeyOf(context) === undefined
    ? Promise.resolve(
        errorAnswer(context, 403, 'The request is missing a valid API key.', 'PERMISSION_DENIED'),
      )
    : next()
