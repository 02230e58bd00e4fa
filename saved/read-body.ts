import type { HonoRequest } from 'hono'
import { limits } from '#day/entries/limits.ts'
import { contentTypeOf, readText } from '#identity/protocol/body-text.ts'
import { limitBodyTo } from '#identity/protocol/limit-body.ts'
import { problemAnswer } from './problem.ts'

export const limitEntriesBody = limitBodyTo(
  () => limits.bytes,
  (context) => problemAnswer(context, 'body-too-large', { more: { most: limits.bytes } }),
)

export async function readJson(request: HonoRequest): Promise<{ json: unknown } | undefined> {
  const text = await readText(request)
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
