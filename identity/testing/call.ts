import type { Hono } from 'hono'
import { type Answer, answerOf } from './identity.ts'

/** Any method at any address, with a credential or without. */
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
