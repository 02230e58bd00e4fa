import type { HonoRequest } from 'hono'
import { limits } from '#day/entries/limits.ts'
import { contentTypeOf, textOf } from '#identity/protocol/body-text.ts'
import { limitBodyTo } from '#identity/protocol/limit-body.ts'
import { problemAnswer } from './problem.ts'

export const limitEntriesBody = limitBodyTo(
  () => limits.bytes,
  (context) => problemAnswer(context, 'body-too-large', { more: { most: limits.bytes } }),
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

export function isJson(request: HonoRequest): boolean {
  return contentTypeOf(request) === 'application/json'
}
