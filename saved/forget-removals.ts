import type { Entries } from '#day/entries/entry.ts'
import { limits } from '#day/entries/limits.ts'

/** The newest removals stay, and those just sent, or their sender would send them again. */
export function forgetRemovals(
  entries: Entries,
  sent: Entries,
  most = limits.removals,
  mostBytes = Number.POSITIVE_INFINITY,
): Entries {
  const removals = Object.entries(entries).filter(([, { value }]) => value === null)
  let left = mostBytes
  const forgotten = new Set<string>()
  const newestFirst = removals.toSorted(([, { clock: a }], [, { clock: b }]) => (a > b ? -1 : 1))
  for (const [index, [key, entry]] of newestFirst.entries()) {
    left -= Buffer.byteLength(JSON.stringify({ [key]: entry })) - 1
    if ((index >= most || left < 0) && !Object.hasOwn(sent, key)) forgotten.add(key)
  }
  if (forgotten.size === 0) return entries
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !forgotten.has(key)))
}
