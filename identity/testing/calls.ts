import assert from 'node:assert/strict'
import type { Hono } from 'hono'

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers field by field.
export type Answer = { status: number; headers: Headers; body: any }

/** Posts JSON to a method such as `accounts:signUp`. */
export async function post(routes: Hono, method: string, fields: unknown): Promise<Answer> {
  return answerOf(
    await routes.request(`/v1/${method}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    }),
  )
}

/** Calls `token` with a form-encoded body, as the SDK does. */
export async function postToken(routes: Hono, fields: Record<string, string>): Promise<Answer> {
  return answerOf(
    await routes.request('/v1/token?key=any', { method: 'POST', body: new URLSearchParams(fields) }),
  )
}

export async function answerOf(response: Response): Promise<Answer> {
  const body = await response.text()
  return { status: response.status, headers: response.headers, body: body === '' ? '' : JSON.parse(body) }
}

export const lakshmi = { email: 'lakshmi@example.com', password: 'hill and lamp', returnSecureToken: true }

export function signIn(routes: Hono, password: string): Promise<Answer> {
  return post(routes, 'accounts:signInWithPassword', { ...lakshmi, password })
}

/** Any request, with or without a credential. */
export async function call(
  routes: Hono,
  method: string,
  path: string,
  { fields, authorization }: { fields?: object; authorization?: string } = {},
): Promise<Answer> {
  return answerOf(
    await routes.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      ...(fields && { body: JSON.stringify(fields) }),
    }),
  )
}

/** Checks the protocol's error envelope. */
export function assertRefused({ status, body }: Answer, message: string | RegExp): void {
  assert.equal(status, 400, JSON.stringify(body))
  if (message instanceof RegExp) assert.match(body.error.message, message)
  else assert.equal(body.error.message, message)
  assert.equal(body.error.code, 400)
  assert.equal(body.error.errors[0].message, body.error.message)
}
