import type { Hono } from 'hono'
import type { Answer } from '#identity/testing/calls.ts'
import { call } from '#identity/testing/calls.ts'

/** The privileged caller, who needs no key. */
export const owner = 'Bearer owner'

/** The owner's call to a method such as `accounts:batchCreate`. */
export function callInProject(routes: Hono, method: string, fields: object): Promise<Answer> {
  return call(routes, 'POST', `/v1/projects/travel-visit/${method}`, { fields, authorization: owner })
}
