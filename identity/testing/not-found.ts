import assert from 'node:assert/strict'
import type { Hono } from 'hono'
import { answerOf } from './calls.ts'

/** Paths that start like a call's but are not one. */
export const unknownPaths = [
  '/v1/accounts?key=any',
  '/identitytoolkit.googleapis.com/v3/accounts:signUp',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/v2/token',
  '/emulator/v1/projects/travel-visit/nothing',
  '/emulator',
  '/www.googleapis.com/identitytoolkit/v3/relyingparty/nothing',
]

/** Checks that a path answers 404 in the protocol's envelope, readable across origins. */
export async function assertNotFound(routes: Hono, path: string): Promise<void> {
  const origin = 'http://localhost:5173'
  for (const method of ['GET', 'POST']) {
    const response = await routes.request(path, { method, headers: { origin } })
    assert.equal(response.headers.get('access-control-allow-origin'), origin)
    const { status, body } = await answerOf(response)
    assert.equal(status, 404)
    assert.deepEqual(body.error, {
      code: 404,
      message: 'Not Found',
      errors: [{ message: 'Not Found', domain: 'global', reason: 'notFound' }],
      status: 'NOT_FOUND',
    })
  }
}
