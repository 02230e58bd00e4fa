import { z } from 'zod'
import type { Entries } from './entry.ts'
import { kindOf } from './entry-kinds.ts'
import { limits } from './limits.ts'

/** An entry that can't be stored, and what is wrong with it. */
type InvalidEntry = { key: string; detail: string }

/** The most problems that an answer lists, and the most characters that it quotes of a key. */
const mostNamed = 20
const longestNamed = 128

const bodySchema = z.strictObject({ entries: z.record(z.string(), z.unknown()) })

/** The entries, unchanged, or what is wrong with some of them. */
export function checkEntries(body: unknown): { entries: Entries } | { invalid: InvalidEntry[] } {
  if (!bodySchema.safeParse(body).success) {
    return { invalid: [{ key: '', detail: 'The body has to be {"entries": {…}}.' }] }
  }
  // What zod returns may lack fields, such as `__proto__`.
  const { entries } = body as { entries: Entries }
  const invalid: InvalidEntry[] = []
  for (const [key, entry] of Object.entries(entries)) {
    const detail = problemOf(key, entry)
    if (detail !== undefined) invalid.push({ key: key.slice(0, longestNamed).toWellFormed(), detail })
    if (invalid.length === mostNamed) break
  }
  return invalid.length > 0 ? { invalid } : { entries }
}

function problemOf(key: string, entry: unknown): string | undefined {
  const kind = kindOf(key)
  if (!kind.key.test(key)) return 'This is not a key.'
  // Checked first: deep nesting could exhaust the stack.
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
