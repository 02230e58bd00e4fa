import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { apiKeyOf } from './client.ts'
import { errorAnswer } from './error-answer.ts'

/** The longest honest request, a password of 4,096 bytes escaped as JSON, stays under 32 KiB. */
const maxBodyBytes = 64 * 1024

export const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: (context) => errorAnswer(context, 413, 'The request is too large.', 'INVALID_ARGUMENT'),
})

/** Any key will do, as it names a project and is no secret; a request without one is no SDK's. */
export const requireApiKey: MiddlewareHandler = async (context, next) => {
  if (apiKeyOf(context) === undefined) {
    return errorAnswer(context, 403, 'The request is missing a valid API key.', 'PERMISSION_DENIED')
  }
  return next()
}

/** Answers hold tokens. */
export const preventStorage: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('cache-control', 'no-store')
}
