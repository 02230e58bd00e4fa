import { isFarAhead, latestClock } from '#day/entries/clock.ts'
import type { Entries } from '#day/entries/entry.ts'
import { mendClocks } from '#day/entries/mend-clocks.ts'
import { mergeEntries } from '#day/entries/merge.ts'
import { type Copy, type DeviceRecord, type ServerCopy, withCopy } from '#web/saved/record.ts'

/** What the server lacks was written meanwhile, or lost by a restore. A removal may have been dropped as too old. */
export function broughtUpToDate(
  record: DeviceRecord,
  account: string,
  { entries, etag, now }: ServerCopy,
): DeviceRecord {
  const copy = record.copies[account]
  if (!copy) return record
  const wasUnsaved = new Set(copy.unsaved)
  const here = now ? mended(copy, entries, now, record.device) : copy.entries
  const merged = Object.entries(mergeEntries(here, entries)).filter(
    ([key, { value }]) => value !== null || Object.hasOwn(entries, key) || wasUnsaved.has(key),
  )
  const unsaved = merged.filter(([key, { clock }]) => clock !== entries[key]?.clock).map(([key]) => key)
  return withCopy(record, account, { ...copy, entries: Object.fromEntries(merged), etag, unsaved })
}

function mended({ entries, unsaved }: Copy, there: Entries, now: Date, device: string): Entries {
  // The server mends the clocks of entries that it has already.
  const own = Object.entries(entries).filter(
    ([key, { clock }]) => !isFarAhead(clock, now) || unsaved.includes(key) || !Object.hasOwn(there, key),
  )
  const seen = latestClock(Object.values(there).map(({ clock }) => clock))
  return mendClocks(Object.fromEntries(own), { now, device, seen })
}
