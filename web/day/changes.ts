import type { Wish } from '#guide/plan/wishes.ts'
import { type TempleId, templeIds } from '#guide/temple-ids.ts'
import type { DayValue, StopValue } from '#visits/entry-values.ts'
import { type Day, templesOf, type Visit } from '../visits/days.ts'
import type { Change } from '../visits/kept.ts'
import { dayKey, stopKey, visitKey } from '../visits/keys.ts'
import { rankInOrder } from '../visits/ranks.ts'

// The changes to write when the reader changes a day.

const newStop: Omit<StopValue, 'rank'> = { wish: 'like', isLocked: false }

export function settingsChanged({ id, settings }: Day, changed: Partial<DayValue>): Change[] {
  return [{ key: dayKey(id), value: { ...settings, ...changed } }]
}

/**
 * Puts these temples in this order, with these wishes, and leaves out the others, except a temple that this version of the guide doesn't
 * know: another device knows it, and it stays after the one before it.
 */
export function stopsOrdered(
  day: Day,
  order: readonly TempleId[],
  wishes: Partial<Record<string, Wish>> = {},
): Change[] {
  const whole = withUnknown(day, order)
  const ranks = rankInOrder(whole.map((temple) => stopOf(day, temple)?.rank ?? null))
  const ordered = whole.flatMap((temple, index) => {
    const wish = wishes[temple]
    return stopChanged(day, temple, { rank: ranks[index] ?? null, ...(wish && { wish }) })
  })
  const rest = day.stops.filter(({ temple, stop }) => stop.rank !== null && !whole.includes(temple))
  return [...ordered, ...rest.flatMap(({ temple }) => stopChanged(day, temple, { rank: null }))]
}

function withUnknown(day: Day, order: readonly TempleId[]): string[] {
  const whole: string[] = [...order]
  const planned = templesOf(day)
  for (const [index, temple] of planned.entries()) {
    if (isKnown(temple)) continue
    const before = planned
      .slice(0, index)
      .filter((one) => whole.includes(one))
      .at(-1)
    whole.splice(before === undefined ? 0 : whole.indexOf(before) + 1, 0, temple)
  }
  return whole
}

/** Everything else that is known of the visit stays. */
export function templeSeen(visit: Visit, at: number | null): Change {
  const { temple, date, isSeen: _, ...known } = visit
  return { key: visitKey(temple, date), value: { ...known, at } }
}

/** Unticking must not delete a note. */
export function templeNotSeen({ temple, date, ...known }: Visit): Change {
  return { key: visitKey(temple, date), value: known.note ? { ...known, isSeen: false } : null }
}

export function dayRemoved({ id, stops }: Day): Change[] {
  return [
    { key: dayKey(id), value: null },
    ...stops.map(({ temple }) => ({ key: stopKey(id, temple), value: null })),
  ]
}

export function stopChanged(day: Day, temple: string, change: Partial<StopValue>): Change[] {
  const stop = stopOf(day, temple)
  const isSame = stop && Object.entries(change).every(([name, value]) => stop[name] === value)
  return isSame
    ? []
    : [{ key: stopKey(day.id, temple), value: { rank: null, ...newStop, ...stop, ...change } }]
}

function stopOf({ stops }: Day, temple: string): StopValue | undefined {
  return stops.find((one) => one.temple === temple)?.stop
}

function isKnown(temple: string): boolean {
  return templeIds.some((id) => id === temple)
}
