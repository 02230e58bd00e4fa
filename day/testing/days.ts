import type { Day } from '#day/entries/days.ts'
import type { Change, Entries } from '#day/entries/entry.ts'
import { visitKey } from '#day/entries/keys.ts'
import { newDay } from '#day/entries/new-day.ts'
import type { DaySettings } from '#day/entries/values.ts'
import type { DayPlaces } from '#day/places.ts'
import { dayTemple } from '#day/plan/day-temple.ts'
import { guide } from '#guide/guide.ts'
import type { TempleId } from '#guide/temple-ids.ts'

/** The guide's temples and gateways, as a page that plans has them. */
export const places: DayPlaces = {
  temples: guide.temples.map((temple) => dayTemple(temple, guide.gateways)),
  gateways: guide.gateways.map(({ id, coordinates }) => ({
    id,
    coordinates: coordinates.value,
    choice: 'Railway station',
  })),
}

export function dayOf(order: readonly TempleId[], settings: Partial<DaySettings>): Day {
  const stops = order.map((temple, index) => ({
    temple,
    stop: { rank: String.fromCharCode(97 + index), wish: 'like' as const, isLocked: false },
  }))
  return { id: 'day', settings: { ...newDay, ...settings }, stops }
}

export function entriesOf(changes: readonly Change[]): Entries {
  return Object.fromEntries(
    changes.map(({ key, value }) => [key, { value, clock: '000000000-000-aaaaaaaa' }]),
  )
}

/** The entries of temples that were seen on a date, each at a minute of it, if it is known. */
export function seenEntries(
  date: string,
  seen: readonly (readonly [temple: TempleId, at: number | null])[],
): Entries {
  return entriesOf(seen.map(([temple, at]) => ({ key: visitKey(temple, date), value: { at, note: '' } })))
}
