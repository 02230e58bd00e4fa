import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { apiKeyOf } from './client.ts'
import { errorAnswer } from './error-answer.ts'

/** The longest honest request, a password of 4,096 bytes escaped as JSON, stays under 32 KiB. */
const maxBodyBytes = 64 * 1024

const limitStream = bodyLimit({
  maxSize: maxBodyBytes,
  onError: (context) => errorAnswer(context, 413, 'The request is too large.', 'INVALID_ARGUMENT'),
})

/**
 * Where the head says how long the body is, Node reads no further than that, and looking at the number spares
 * every ordinary request a stream.
 */
export const limitBody: MiddlewareHandler = (context, next) => {
  const length = context.req.header('content-length')
  const isKnown = length !== undefined && context.req.header('transfer-encoding') === undefined
  return isKnown && Number(length) <= maxBodyBytes ? next() : limitStream(context, next)
}

/** Any key will do, as it names a project and is no secret; a request without one is no SDK's. */
export const requireApiKey: MiddlewareHandler = (context, next) =>
  apiKeyOf(context) === undefined
    ? Promise.resolve(
        errorAnswer(context, 403, 'The request is missing a valid API key.', 'PERMISSION_DENIED'),
      )
    : next()
