import { clockPattern, latestClock, nextClock } from '#day/entries/clock.ts'
import type { Change, Entries } from '#day/entries/entry.ts'
import { mergeEntries } from '#day/entries/merge.ts'

export type DeviceRecord = {
  /** Goes into the clocks of the entries that are written here. */
  device: string
  /** An account's id, or `nobody`. */
  owner: string
  copies: Readonly<Record<string, Copy>>
}

export type Copy = {
  entries: Entries
  etag: string | null
  unsaved: readonly string[]
  drafts: Readonly<Record<string, Draft>>
}

export type Draft = { date: string; note: string }

export type ServerCopy = { entries: Entries; etag: string | null; now?: Date }

export const nobody = ''

const emptyCopy: Copy = { entries: {}, etag: null, unsaved: [], drafts: {} }

export function shownCopy({ copies, owner }: DeviceRecord): Copy {
  return copies[owner] ?? emptyCopy
}

/** What a guest does goes to the account that signs in meanwhile; what an account does, to no other. */
export function takesFrom(record: DeviceRecord, owner: string): boolean {
  return owner === nobody || owner === record.owner
}

export function written(record: DeviceRecord, changes: readonly Change[], now: Date): DeviceRecord {
  if (changes.length === 0) return record
  const copy = shownCopy(record)
  const entries = { ...copy.entries }
  const unsaved = new Set(copy.unsaved)
  let clock = latestClock(Object.values(entries).map(({ clock }) => clock))
  for (const { key, value } of changes) {
    clock = nextClock(clock, now, record.device)
    entries[key] = { value, clock }
    unsaved.add(key)
  }
  return withCopy(record, record.owner, { ...copy, entries, unsaved: [...unsaved] })
}

export function drafted(record: DeviceRecord, key: string, draft: Draft | null): DeviceRecord {
  const copy = shownCopy(record)
  const { [key]: _, ...others } = copy.drafts
  return withCopy(record, record.owner, { ...copy, drafts: draft ? { ...others, [key]: draft } : others })
}

export function signedInAs(record: DeviceRecord, account: string): DeviceRecord {
  if (record.owner === account) return record
  const { taken, left } = takeNobodys(sessionEnded(record))
  const merged = mergeNobodys(left.copies[account] ?? emptyCopy, taken)
  return withCopy({ ...left, owner: account }, account, merged)
}

function takeNobodys(record: DeviceRecord): { taken: Copy; left: DeviceRecord } {
  const { [nobody]: taken = emptyCopy, ...copies } = record.copies
  return { taken, left: { ...record, copies } }
}

/** What a guest has removed was nothing of the account. */
function mergeNobodys(own: Copy, taken: Copy): Copy {
  const brought = Object.entries(taken.entries).filter(([, { value }]) => value !== null)
  return {
    ...own,
    entries: mergeEntries(own.entries, Object.fromEntries(brought)),
    unsaved: [...new Set([...own.unsaved, ...brought.map(([key]) => key)])],
    drafts: { ...own.drafts, ...taken.drafts },
  }
}

export function signedOut(record: DeviceRecord, account = record.owner): DeviceRecord {
  if (account === nobody) return record
  const { [account]: _, ...copies } = record.copies
  return { ...record, owner: record.owner === account ? nobody : record.owner, copies }
}

export function sessionEnded(record: DeviceRecord): DeviceRecord {
  const copy = shownCopy(record)
  const left = signedOut(record)
  if (left === record || isWholeInAccount(copy)) return left
  const waiting = Object.entries(copy.entries).filter(([key]) => copy.unsaved.includes(key))
  return withCopy(left, record.owner, { ...copy, entries: Object.fromEntries(waiting), etag: null })
}

export function isWholeInAccount({ unsaved, drafts }: Copy): boolean {
  return unsaved.length === 0 && Object.keys(drafts).length === 0
}

export function withCopy(record: DeviceRecord, of: string, copy: Copy): DeviceRecord {
  return { ...record, copies: { ...record.copies, [of]: copy } }
}

/** Takes what is intact: a damaged record must not break a page. */
export function recordFrom(stored: unknown, newDevice: string): DeviceRecord {
  const { device: name, owner, copies } = fieldsOf(stored)
  const device = typeof name === 'string' && /^[0-9a-z]{8}$/.test(name) ? name : newDevice
  return {
    device,
    owner: typeof owner === 'string' ? owner : nobody,
    copies: Object.fromEntries(
      Object.entries(fieldsOf(copies)).map(([of, copy]) => [of, copyFrom(copy, device)]),
    ),
  }
}

function copyFrom(stored: unknown, device: string): Copy {
  const { entries, etag, unsaved, drafts } = fieldsOf(stored)
  const all = Object.entries(fieldsOf(entries))
  const whole = all.filter(([, entry]) => isEntry(entry)) as [string, Entries[string]][]
  let clock = latestClock(whole.map(([, { clock }]) => clock))
  const rewritten = all.flatMap(([key, entry]) => {
    const { value } = fieldsOf(entry)
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
    drafts: Object.fromEntries(
      Object.entries(fieldsOf(drafts)).filter((one): one is [string, Draft] => isDraft(one[1])),
    ),
  }
}

function isDraft(stored: unknown): boolean {
  const { date, note } = fieldsOf(stored)
  return typeof date === 'string' && typeof note === 'string'
}

function isEntry(stored: unknown): boolean {
  const { value, clock } = fieldsOf(stored)
  return typeof value === 'object' && typeof clock === 'string' && clockPattern.test(clock)
}

function fieldsOf(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
}
