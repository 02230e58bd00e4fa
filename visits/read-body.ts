import { isUtf8 } from 'node:buffer'
import type { Context, HonoRequest, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { limits } from './limits.ts'
import { problemAnswer } from './problem.ts'

const limitStream = bodyLimit({ maxSize: limits.bytes, onError: tooLarge })

/**
 * Compares the Content-Length where there is one, as Node reads no further than that. Hono's `bodyLimit` would open the
 * body as a stream, and the server can't drain a stream that is already open.
 */
export const limitBody: MiddlewareHandler = async (context, next) => {
  const length = context.req.header('content-length')
  const isKnown = length !== undefined && context.req.header('transfer-encoding') === undefined
  if (!isKnown) return limitStream(context, next)
  return Number(length) <= limits.bytes ? next() : tooLarge(context)
}

function tooLarge(context: Context): Response {
  return problemAnswer(context, 'body-too-large', { more: { most: limits.bytes } })
}

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
