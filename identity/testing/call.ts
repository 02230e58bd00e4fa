import type { Hono } from 'hono'
import { type Answer, answerOf } from './identity.ts'

/** Who asks: the test surface's privileged caller needs no key. */
export const owner = 'Bearer owner'

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

/** An operator's call to a method such as `accounts:batchCreate`. */
export function callInProject(routes: Hono, method: string, fields: object): Promise<Answer> {
  return call(routes, 'POST', `/v1/projects/travel-visit/${method}`, { fields, authorization: owner })
}
