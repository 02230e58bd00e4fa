import { clockPattern, latestClock, nextClock } from '#visits/clock.ts'
import type { Entries, EntryValue } from '#visits/entry.ts'
import { mergeEntries } from '#visits/merge.ts'

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
  /** The one that the account's server answered last. */
  etag: string | null
  /** The keys of what the account may not have yet. */
  unsaved: readonly string[]
}

/** What an account's server answers. */
export type ServerCopy = { entries: Entries; etag: string | null }

/** Without an account. */
export const nobody = ''

/** A value of null removes the entry. */
export type Change = { key: string; value: EntryValue | null }

const noEntries: Copy = { entries: {}, etag: null, unsaved: [] }

export function shownCopy({ copies, owner }: Kept): Copy {
  return copies[owner] ?? noEntries
}

export function written(kept: Kept, changes: readonly Change[], now: Date): Kept {
  if (changes.length === 0) return kept
  const copy = shownCopy(kept)
  const entries = { ...copy.entries }
  const unsaved = new Set(copy.unsaved)
  let clock = latestClock(Object.values(entries).map(({ clock }) => clock))
  for (const { key, value } of changes) {
    clock = nextClock(clock, now, kept.device)
    entries[key] = { value, clock }
    unsaved.add(key)
  }
  return withCopy(kept, kept.owner, { ...copy, entries, unsaved: [...unsaved] })
}

/** What was kept without an account becomes the account's. Another account's is neither shown nor merged. */
export function signedInAs(kept: Kept, account: string): Kept {
  if (kept.owner === account) return kept
  const own = kept.copies[account] ?? noEntries
  const { [nobody]: unowned = noEntries, ...copies } = sessionEnded(kept).copies
  // Nobody removed anything of the account.
  const brought = Object.fromEntries(
    Object.entries(unowned.entries).filter(([, { value }]) => value !== null),
  )
  const copy = {
    ...own,
    entries: mergeEntries(own.entries, brought),
    unsaved: [...new Set([...own.unsaved, ...Object.keys(brought)])],
  }
  return withCopy({ ...kept, owner: account, copies }, account, copy)
}

/** Removes what belongs to an account from this device. */
export function signedOut(kept: Kept, account = kept.owner): Kept {
  if (account === nobody) return kept
  const { [account]: _, ...copies } = kept.copies
  return { ...kept, owner: kept.owner === account ? nobody : kept.owner, copies }
}

/** After a session has ended elsewhere or expired: only what the account lacks waits, unseen, for its owner. */
export function sessionEnded(kept: Kept): Kept {
  const { entries, unsaved } = shownCopy(kept)
  const left = signedOut(kept)
  if (left === kept || unsaved.length === 0) return left
  const waiting = Object.fromEntries(Object.entries(entries).filter(([key]) => unsaved.includes(key)))
  return withCopy(left, kept.owner, { entries: waiting, etag: null, unsaved })
}

/**
 * Merges what the account's server has. What it lacks is unsaved: written in the meantime, or lost by the server since
 * its last backup. Removals it may simply have forgotten.
 */
export function broughtUpToDate(kept: Kept, account: string, { entries, etag }: ServerCopy): Kept {
  const copy = kept.copies[account]
  // Signed out in the meantime.
  if (!copy) return kept
  const wasUnsaved = new Set(copy.unsaved)
  const merged = Object.entries(mergeEntries(copy.entries, entries)).filter(
    ([key, { value }]) => value !== null || Object.hasOwn(entries, key) || wasUnsaved.has(key),
  )
  const unsaved = merged.filter(([key, { clock }]) => clock !== entries[key]?.clock).map(([key]) => key)
  return withCopy(kept, account, { entries: Object.fromEntries(merged), etag, unsaved })
}

function withCopy(kept: Kept, of: string, copy: Copy): Kept {
  return { ...kept, copies: { ...kept.copies, [of]: copy } }
}

/** Keeps what is intact: a damaged record must not break a page. */
export function keptFrom(stored: unknown, newDevice: string): Kept {
  const { device, owner, copies } = record(stored)
  return {
    device: typeof device === 'string' && /^[0-9a-z]{8}$/.test(device) ? device : newDevice,
    owner: typeof owner === 'string' ? owner : nobody,
    copies: Object.fromEntries(Object.entries(record(copies)).map(([of, copy]) => [of, copyFrom(copy)])),
  }
}

function copyFrom(stored: unknown): Copy {
  const { entries, etag, unsaved } = record(stored)
  const all = Object.entries(record(entries))
  const whole = Object.fromEntries(all.filter(([, entry]) => isEntry(entry))) as Entries
  const isWhole = Object.keys(whole).length === all.length
  const isListed = Array.isArray(unsaved) && unsaved.every((key) => typeof key === 'string')
  return {
    entries: whole,
    etag: isWhole && typeof etag === 'string' ? etag : null,
    unsaved: isListed ? unsaved.filter((key) => Object.hasOwn(whole, key)) : Object.keys(whole),
  }
}

function isEntry(stored: unknown): boolean {
  const { value, clock } = record(stored)
  return typeof value === 'object' && typeof clock === 'string' && clockPattern.test(clock)
}

function record(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
}
