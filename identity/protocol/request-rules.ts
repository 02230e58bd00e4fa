import type { Context, MiddlewareHandler } from 'hono'
import { hasApiKey } from './client.ts'
import { errorAnswer } from './error-answer.ts'
import { limitBodyTo } from './limit-body.ts'

/** A password of 4,096 bytes takes up to 24 KiB when escaped, a refresh token 2; an ID token in other calls 12. */
const longestKiB = new Map([
  ['accounts:signUp', 32],
  ['accounts:signInWithPassword', 32],
  ['accounts:update', 32],
  ['accounts:resetPassword', 32],
  ['token', 4],
])
const otherwiseKiB = 16

export const limitBody = limitBodyTo(({ req: { path } }) => {
  const call = path.slice(path.lastIndexOf('/') + 1)
  return 1024 * (longestKiB.get(call) ?? otherwiseKiB)
}, tooLarge)

function tooLarge(context: Context): Response {
  return errorAnswer(context, 413, 'The request is too large.', 'INVALID_ARGUMENT')
}

/** Any key will do, as it names a project and is not a secret; but every SDK sends one. */
export const requireApiKey: MiddlewareHandler = (context, next) =>
  hasApiKey(context)
    ? next()
    : Promise.resolve(
        errorAnswer(context, 403, 'The request is missing a valid API key.', 'PERMISSION_DENIED'),
      )
