import type { Context, MiddlewareHandler } from 'hono'
import { apiKeyOf } from './client.ts'
import { errorAnswer } from './error-answer.ts'
import { limitBodyTo } from './limit-body.ts'

/** The longest legitimate request, a password of 4,096 bytes escaped as JSON, stays under 32 KiB. */
export const limitBody = limitBodyTo(64 * 1024, tooLarge)

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
