import type { Entries, Entry } from './entry.ts'

type Written = Omit<Entry, 'key'>

/** Commutative, associative and idempotent. */
export function mergeEntries(some: Entries, others: Entries): Entries {
  const merged = new Map(Object.entries(some))
  for (const [key, other] of Object.entries(others)) {
    const one = merged.get(key)
    if (!one || isLater(other, one)) merged.set(key, other)
  }
  return Object.fromEntries(merged)
}

function isLater(one: Written, other: Written): boolean {
  if (one.clock !== other.clock) return one.clock > other.clock
  // Two devices that share an id, after one was restored from a copy of the other.
  return JSON.stringify(one.value) > JSON.stringify(other.value)
}
