import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { apiKeyOf } from './client.ts'
import { errorAnswer } from './error-answer.ts'

/** The longest honest request, a password of 4,096 bytes escaped as JSON, stays under 32 KiB. */
export const limitBody = limitBodyTo(64 * 1024)

/**
 * Where the head says how long the body is, Node reads no further than that, and looking at the number spares
 * every request a stream: one that has been begun could not be read to its end by the server.
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

/** Any key will do, as it names a project and is no secret; a request without one is no SDK's. */
export const requireApiKey: MiddlewareHandler = (context, next) =>
  apiKeyOf(context) === undefined
    ? Promise.resolve(
        errorAnswer(context, 403, 'The request is missing a valid API key.', 'PERMISSION_DENIED'),
      )
    : next()
