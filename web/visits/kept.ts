import { clockPattern, latestClock, nextClock } from '#visits/clock.ts'
import type { Entries, EntryValue } from '#visits/entry.ts'

/** What this device keeps. */
export type Kept = {
  /** In the clocks of what is written here. */
  device: string
  /** Whose entries are shown and changed: an account's id, or nobody's. */
  owner: string
  copies: Readonly<Record<string, Copy>>
}

export type Copy = {
  entries: Entries
  /** Of what the account's server last answered. */
  etag: string | null
  /** Whether the account has all of it. */
  isSaved: boolean
}

/** Without an account. */
export const nobody = ''

/** A value of null removes the entry. */
export type Change = { key: string; value: EntryValue | null }

const noEntries: Copy = { entries: {}, etag: null, isSaved: true }

export function shownCopy({ copies, owner }: Kept): Copy {
  return copies[owner] ?? noEntries
}

export function withCopy(kept: Kept, copy: Copy): Kept {
  return { ...kept, copies: { ...kept.copies, [kept.owner]: copy } }
}

export function written(kept: Kept, changes: readonly Change[], now: Date): Kept {
  if (changes.length === 0) return kept
  const copy = shownCopy(kept)
  const entries = { ...copy.entries }
  let clock = latestClock(Object.values(entries).map(({ clock }) => clock))
  for (const { key, value } of changes) {
    clock = nextClock(clock, now, kept.device)
    entries[key] = { value, clock }
  }
  return withCopy(kept, { ...copy, entries, isSaved: false })
}

/** Of what was stored, all that is whole: a damaged record must not break a page. */
export function keptFrom(stored: unknown, newDevice: string): Kept {
  const { device, owner, copies } = record(stored)
  return {
    device: typeof device === 'string' && /^[0-9a-z]{8}$/.test(device) ? device : newDevice,
    owner: typeof owner === 'string' ? owner : nobody,
    copies: Object.fromEntries(Object.entries(record(copies)).map(([of, copy]) => [of, copyFrom(copy)])),
  }
}

function copyFrom(stored: unknown): Copy {
  const { entries, etag, isSaved } = record(stored)
  const all = Object.entries(record(entries))
  const whole = all.filter(([, entry]) => isEntry(entry)) as [string, Entries[string]][]
  return {
    entries: Object.fromEntries(whole),
    etag: typeof etag === 'string' && whole.length === all.length ? etag : null,
    isSaved: isSaved === true,
  }
}

function isEntry(stored: unknown): boolean {
  const { value, clock } = record(stored)
  return typeof value === 'object' && typeof clock === 'string' && clockPattern.test(clock)
}

function record(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
}
