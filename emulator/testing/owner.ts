import type { Hono } from 'hono'
import type { Answer } from '#identity/testing/calls.ts'
import { call } from '#identity/testing/calls.ts'

/** The owner's credential; no API key is needed. */
export const owner = 'Bearer owner'

/** A call by the owner, such as `accounts:batchCreate`. */
export function callInProject(routes: Hono, method: string, fields: object): Promise<Answer> {
  return call(routes, 'POST', `/v1/projects/travel-visit/${method}`, { fields, authorization: owner })
}
