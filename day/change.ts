import { isTempleId, type TempleId } from '#guide/temple-ids.ts'
import { type Day, newStop, stopOf, templesOf, type Visit } from './entries/days.ts'
import type { Change } from './entries/entry.ts'
import { dayKey, stopKey, visitKey } from './entries/keys.ts'
import { rankInOrder } from './entries/ranks.ts'
import type { DaySettings, StopValue } from './entries/values.ts'
import type { DayTemple } from './plan/day-temple.ts'
import type { Wish } from './plan/wishes.ts'
import type { DayView } from './view.ts'

type NewWishes = Partial<Record<string, Wish>>

export function changeSettings({ id, settings }: Day, changed: Partial<DaySettings>): Change[] {
  return [{ key: dayKey(id), value: { ...settings, ...changed } }]
}

/** An hour to leave at is one of the date that the reader sees: it means no other day, not even after midnight. */
export function changeShown(
  { day, frame }: Pick<DayView, 'day' | 'frame'>,
  changed: Partial<DaySettings>,
): Change[] {
  const isForDate = typeof changed.leavesAt === 'number' && day.settings.date === null
  return changeSettings(day, { ...(isForDate && { date: frame.date }), ...changed })
}

export function saveDay({ id, settings, stops }: Day): Change[] {
  return [
    { key: dayKey(id), value: settings },
    ...stops.map(({ temple, stop }) => ({ key: stopKey(id, temple), value: stop })),
  ]
}

export function reorder(day: Day, order: readonly TempleId[], wishes?: NewWishes): Change[] {
  return inOrder(day, order, wishes).stops.flatMap(({ temple, stop }) => changeStop(day, temple, stop))
}

/** What has been seen, and the temple that the reader is at, stay in front. */
export function reorderRest(
  { day, seen, ahead, rest }: DayView,
  order: readonly TempleId[],
  wishes?: NewWishes,
): Change[] {
  const isFixed = (temple: DayTemple) => !rest.temples.includes(temple)
  const before = [...seen.map(({ temple }) => temple), ...ahead.filter(isFixed)].map(({ id }) => id)
  return reorder(day, [...before, ...order], wishes)
}

/** Temples that this version of the guide doesn't know stay where they are: another device has added them. */
export function inOrder(day: Day, order: readonly TempleId[], wishes: NewWishes = {}): Day {
  const whole = withUnknown(day, order)
  const ranks = rankInOrder(whole.map((temple) => stopOf(day, temple)?.rank ?? null))
  const ordered = whole.map((temple, index) => {
    const wish = wishes[temple]
    const stop = { ...newStop, ...stopOf(day, temple), rank: ranks[index] ?? null, ...(wish && { wish }) }
    return { temple, stop }
  })
  const leftOut = day.stops
    .filter(({ temple }) => !whole.includes(temple))
    .map(({ temple, stop }) => ({ temple, stop: { ...stop, rank: null } }))
  return { ...day, stops: [...ordered, ...leftOut] }
}

function withUnknown(day: Day, order: readonly TempleId[]): string[] {
  const whole: string[] = [...order]
  const planned = templesOf(day)
  for (const [index, temple] of planned.entries()) {
    if (isTempleId(temple)) continue
    const before = planned
      .slice(0, index)
      .filter((one) => whole.includes(one))
      .at(-1)
    whole.splice(before === undefined ? 0 : whole.indexOf(before) + 1, 0, temple)
  }
  return whole
}

export function markSeen(visit: Visit, at: number | null): Change {
  const { temple, date, isSeen: _, ...known } = visit
  return { key: visitKey(temple, date), value: { ...known, at } }
}

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
  return isSame ? [] : [{ key: stopKey(day.id, temple), value: { ...newStop, ...stop, ...change } }]
}

/** A temple has one visit a day: one that moves to another day replaces the one there, except its note. */
export function changeVisit(visit: Visit | null, next: Visit, others: readonly Visit[]): Change[] {
  const there = others.find(({ date }) => date === next.date && date !== visit?.date)
  const written = there?.note ?? ''
  const note = written.includes(next.note) ? written : [written, next.note].filter(Boolean).join('\n')
  const { temple, date, isSeen: _, ...value } = { ...there, ...next, note, at: next.at ?? there?.at ?? null }
  return [...(visit && visit.date !== date ? removeVisit(visit) : []), { key: visitKey(temple, date), value }]
}

export function removeVisit({ temple, date }: Visit): Change[] {
  return [{ key: visitKey(temple, date), value: null }]
}
