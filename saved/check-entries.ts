import type { z } from 'zod'
import { isAhead } from '#day/entries/clock.ts'
import type { Entries } from '#day/entries/entry.ts'
import { limits } from '#day/entries/limits.ts'
import { kindOf } from './entry-kinds.ts'

type InvalidEntry = { key: string; detail: string; isClockAhead?: true }

const mostNamed = 20
const longestNamed = 128

export function checkEntries(body: unknown, now: Date): { entries: Entries } | { invalid: InvalidEntry[] } {
  if (!isBody(body)) return { invalid: [{ key: '', detail: 'The body has to be {"entries": {…}}.' }] }
  const invalid: InvalidEntry[] = []
  for (const [key, entry] of Object.entries(body.entries)) {
    const problem = problemOf(key, entry, now)
    if (problem) invalid.push({ key: key.slice(0, longestNamed).toWellFormed(), ...problem })
    if (invalid.length === mostNamed) break
  }
  return invalid.length > 0 ? { invalid } : body
}

/** The entries themselves are not checked: a schema of thousands takes long, and may lose some, such as `__proto__`. */
function isBody(body: unknown): body is { entries: Entries } {
  if (!isObject(body) || Object.keys(body).join() !== 'entries') return false
  return isObject((body as { entries: unknown }).entries)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function problemOf(key: string, entry: unknown, now: Date): Omit<InvalidEntry, 'key'> | undefined {
  const detail = formProblem(key, entry)
  if (detail !== undefined) return { detail }
  if (!isAhead((entry as Entries[string]).clock, now)) return undefined
  return { detail: 'clock: more than a day ahead of the time in Date', isClockAhead: true }
}

export function formProblem(key: string, entry: unknown): string | undefined {
  const kind = kindOf(key)
  if (!kind.key.test(key)) return 'This is not a key.'
  // First, because the schema would follow deep nesting until the stack is exhausted.
  if (!isShallow(entry, limits.valueDepth + 1)) return `value: nested deeper than ${limits.valueDepth} levels`
  const { error } = kind.entry.safeParse(entry)
  if (error) return describe(error)
  const isLong = Buffer.byteLength(JSON.stringify(entry)) > limits.entryBytes
  return isLong ? `longer than ${limits.entryBytes} bytes` : undefined
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1))
}

function describe({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.')}: ${issue?.message}`
}
