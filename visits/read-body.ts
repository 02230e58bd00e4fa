import { isUtf8 } from 'node:buffer'
import type { HonoRequest } from 'hono'
import { limitBodyTo } from '#identity/protocol/limit-body.ts'
import { limits } from './limits.ts'
import { problemAnswer } from './problem.ts'

export const limitVisitsBody = limitBodyTo(limits.bytes, (context) =>
  problemAnswer(context, 'body-too-large', { more: { most: limits.bytes } }),
)

/** Undefined if it is no JSON in UTF-8. */
export async function readJson(request: HonoRequest): Promise<{ json: unknown } | undefined> {
  const bytes = Buffer.from(await request.arrayBuffer())
  if (!isUtf8(bytes)) return undefined
  try {
    return { json: JSON.parse(bytes.toString()) as unknown }
  } catch {
    return undefined
  }
}

export function isJson(request: HonoRequest): boolean {
  return request.header('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}
