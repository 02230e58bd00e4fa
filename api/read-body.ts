import type { HonoRequest, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { contentTypeOf, textOf } from '#identity/protocol/body-text.ts'
import { limitBodyTo } from '#identity/protocol/limit-body.ts'
import { problemAnswer } from './problem.ts'

export function limitJsonBody(most: number): MiddlewareHandler {
  return limitBodyTo(
    () => most,
    (context) => problemAnswer(context, 'body-too-large', { more: { most } }),
  )
}

export const requireJson = createMiddleware((context, next) =>
  isJson(context.req) ? next() : Promise.resolve(problemAnswer(context, 'body-not-json')),
)

export function parseJson(bytes: Buffer): { json: unknown } | undefined {
  const text = textOf(bytes)
  if (text === undefined) return undefined
  try {
    return { json: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

function isJson(request: HonoRequest): boolean {
  return contentTypeOf(request) === 'application/json'
}
