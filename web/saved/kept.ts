import { clockPattern, latestClock, nextClock } from '#day/entries/clock.ts'
import type { Change, Entries } from '#day/entries/entry.ts'
import { mergeEntries } from '#day/entries/merge.ts'

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

/** What an account's server answers, and its time, if it says so. */
export type ServerCopy = { entries: Entries; etag: string | null; now?: Date }

/** Without an account. */
export const nobody = ''

const noEntries: Copy = { entries: {}, etag: null, unsaved: [] }

export function shownCopy({ copies, owner }: Kept): Copy {
  return copies[owner] ?? noEntries
}

/** Whether what somebody does still belongs here: a guest's goes to the account that signs in, an account's to no other. */
export function takesFrom(kept: Kept, owner: string): boolean {
  return owner === nobody || owner === kept.owner
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

export function withCopy(kept: Kept, of: string, copy: Copy): Kept {
  return { ...kept, copies: { ...kept.copies, [of]: copy } }
}

/** Keeps what is intact: a damaged record must not break a page. */
export function keptFrom(stored: unknown, newDevice: string): Kept {
  const { device: name, owner, copies } = record(stored)
  const device = typeof name === 'string' && /^[0-9a-z]{8}$/.test(name) ? name : newDevice
  return {
    device,
    owner: typeof owner === 'string' ? owner : nobody,
    copies: Object.fromEntries(
      Object.entries(record(copies)).map(([of, copy]) => [of, copyFrom(copy, device)]),
    ),
  }
}

/** An entry whose clock is damaged counts as written anew. */
function copyFrom(stored: unknown, device: string): Copy {
  const { entries, etag, unsaved } = record(stored)
  const all = Object.entries(record(entries))
  const whole = all.filter(([, entry]) => isEntry(entry)) as [string, Entries[string]][]
  let clock = latestClock(whole.map(([, { clock }]) => clock))
  const rewritten = all.flatMap(([key, entry]) => {
    const { value } = record(entry)
    if (isEntry(entry) || typeof value !== 'object') return []
    clock = nextClock(clock, new Date(0), device)
    return [[key, { value, clock }] as [string, Entries[string]]]
  })
  const left = Object.fromEntries([...whole, ...rewritten])
  const isListed = Array.isArray(unsaved) && unsaved.every((key) => typeof key === 'string')
  const lacking = isListed ? [...unsaved, ...rewritten.map(([key]) => key)] : Object.keys(left)
  return {
    entries: left,
    etag: whole.length === all.length && typeof etag === 'string' ? etag : null,
    unsaved: [...new Set(lacking)].filter((key) => Object.hasOwn(left, key)),
  }
}

function isEntry(stored: unknown): boolean {
  const { value, clock } = record(stored)
  return typeof value === 'object' && typeof clock === 'string' && clockPattern.test(clock)
}

function record(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
}
