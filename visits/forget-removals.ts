import type { Entries } from './entry.ts'
import { limits } from './limits.ts'

/**
 * Keeps only the newest removals, so that somebody who plans and removes for years never reaches a limit. What has just
 * been sent stays, so that its sender sees that it has arrived.
 */
export function forgetRemovals(entries: Entries, sent: Entries, most = limits.removals): Entries {
  const removals = Object.entries(entries).filter(([, { value }]) => value === null)
  if (removals.length <= most) return entries
  const oldest = removals.toSorted(([, { clock: a }], [, { clock: b }]) => (a > b ? -1 : 1)).slice(most)
  const forgotten = new Set(oldest.map(([key]) => key).filter((key) => !Object.hasOwn(sent, key)))
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !forgotten.has(key)))
}
