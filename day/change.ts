import { type TempleId, templeIds } from '#guide/temple-ids.ts'
import { type Day, templesOf, type Visit } from './entries/days.ts'
import type { Change } from './entries/entry.ts'
import { dayKey, stopKey, visitKey } from './entries/keys.ts'
import { rankInOrder } from './entries/ranks.ts'
import type { DayValue, StopValue } from './entries/values.ts'
import type { Wish } from './plan/wishes.ts'

// The changes to write when the reader changes a day.

const newStop: Omit<StopValue, 'rank'> = { wish: 'like', isLocked: false }

export function changeSettings({ id, settings }: Day, changed: Partial<DayValue>): Change[] {
  return [{ key: dayKey(id), value: { ...settings, ...changed } }]
}

/**
 * Puts these temples in this order, with these wishes, and leaves out the others, except a temple that this version of the guide doesn't
 * know: another device knows it, and it stays after the one before it.
 */
export function reorder(
  day: Day,
  order: readonly TempleId[],
  wishes: Partial<Record<string, Wish>> = {},
): Change[] {
  const whole = withUnknown(day, order)
  const ranks = rankInOrder(whole.map((temple) => stopOf(day, temple)?.rank ?? null))
  const ordered = whole.flatMap((temple, index) => {
    const wish = wishes[temple]
    return changeStop(day, temple, { rank: ranks[index] ?? null, ...(wish && { wish }) })
  })
  const rest = day.stops.filter(({ temple, stop }) => stop.rank !== null && !whole.includes(temple))
  return [...ordered, ...rest.flatMap(({ temple }) => changeStop(day, temple, { rank: null }))]
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
export function markSeen(visit: Visit, at: number | null): Change {
  const { temple, date, isSeen: _, ...known } = visit
  return { key: visitKey(temple, date), value: { ...known, at } }
}

/** Unticking must not delete a note. */
export function markNotSeen({ temple, date, ...known }: Visit): Change {
  return { key: visitKey(temple, date), value: known.note ? { ...known, isSeen: false } : null }
}

export function removeDay({ id, stops }: Day): Change[] {
  return [
    { key: dayKey(id), value: null },
    ...stops.map(({ temple }) => ({ key: stopKey(id, temple), value: null })),
  ]
}

export function changeStop(day: Day, temple: string, change: Partial<StopValue>): Change[] {
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

/**
 * A visit is identified by its day. One that moves to another day replaces what was kept for that day, except its note.
 */
export function changeVisit(visit: Visit | null, next: Visit, others: readonly Visit[]): Change[] {
  const there = others.find(({ date }) => date === next.date && date !== visit?.date)
  const note = [there?.note, next.note].filter(Boolean).join('\n')
  const { temple, date, isSeen: _, ...value } = { ...there, ...next, note, at: next.at ?? there?.at ?? null }
  return [...(visit && visit.date !== date ? removeVisit(visit) : []), { key: visitKey(temple, date), value }]
}

export function removeVisit({ temple, date }: Visit): Change[] {
  return [{ key: visitKey(temple, date), value: null }]
}

/** What was kept of these days of a temple. */
export function keptBefore(kept: readonly Visit[], keys: Iterable<string>): Change[] {
  return Array.from(keys, (key) => {
    const visit = kept.find(({ temple, date }) => visitKey(temple, date) === key)
    if (!visit) return { key, value: null }
    const { temple: _, date: __, ...value } = visit
    return { key, value }
  })
}
