import { isDate } from '#guide/date.ts'
import type { Clock } from './clock.ts'
import type { Entries, EntryValue } from './entry.ts'
import { newDay } from './new-day.ts'
import type { DaySettings, StopValue, VisitValue } from './values.ts'

export type Day = {
  id: string
  settings: DaySettings
  /** In the reader's order; those that the reader has left out stand after the others. */
  stops: readonly { temple: string; stop: StopValue }[]
}
export type Visit = VisitValue & { temple: string; date: string }

export const newStop: StopValue = { rank: null, wish: 'like', isLocked: false }
const unseen: VisitValue = { at: null, note: '' }

export function days(entries: Entries): Day[] {
  const stops = kept<StopValue>(entries, 'stop', 3)
  return kept<DaySettings>(entries, 'day', 2)
    .map(({ ids: [id = ''], value }) => ({
      id,
      settings: dated({ ...newDay, ...value }),
      stops: stops
        .filter(({ ids: [day] }) => day === id)
        .map(({ ids: [, temple = ''], value }) => ({ temple, stop: { ...newStop, ...value } }))
        .sort(byRank),
    }))
    .sort((one, other) => compare(dateOf(one), dateOf(other)) || compare(one.id, other.id))
}

function dated(settings: DaySettings): DaySettings {
  return settings.date === null || isDate(settings.date) ? settings : { ...settings, date: null }
}

export function seen(entries: Entries): Visit[] {
  return visits(entries).filter(({ isSeen }) => isSeen !== false)
}

export function visits(entries: Entries): Visit[] {
  return kept<VisitValue>(entries, 'visit', 3)
    .filter(({ ids: [, date = ''] }) => isDate(date))
    .map(({ ids: [temple = '', date = ''], value }) => ({ ...unseen, ...value, temple, date }))
    .sort((one, other) => compare(other.date, one.date) || (other.at ?? 0) - (one.at ?? 0))
}

export function favourites(entries: Entries): string[] {
  return kept(entries, 'favourite', 2).map(({ ids: [temple = ''] }) => temple)
}

/**
 * The day that every page shows and adds to: the one in hand; on a device that has none, today's, one that may be
 * today's, others that are yet to come, and those that have passed. One without temples never hides one that has some.
 */
export function dayToShow(entries: Entries, inHand: string | null, today: string): Day | undefined {
  const rank = (day: Day) => {
    const isEmpty = templesOf(day).length === 0
    const { date } = day.settings
    const isElsewhen = (date ?? today) !== today
    return [isEmpty, day.id !== inHand, isElsewhen, date === null, dateOf(day) < today].map(Number).join('')
  }
  return days(entries)
    .map((day) => ({ day, rank: rank(day), changedAt: changedAt(entries, day) }))
    .sort((one, other) => compare(one.rank, other.rank) || compare(other.changedAt, one.changedAt))[0]?.day
}

export function dayForToday(entries: Entries, inHand: string | null, today: string): Day | undefined {
  const first = dayToShow(entries, null, today)
  return (first?.settings.date ?? today) === today ? first : dayToShow(entries, inHand, today)
}

export function templesOf(day: Day | undefined): string[] {
  return (day?.stops ?? []).flatMap(({ temple, stop }) => (stop.rank === null ? [] : temple))
}

export function stopOf({ stops }: Day, temple: string): StopValue | undefined {
  return stops.find((one) => one.temple === temple)?.stop
}

function changedAt(entries: Entries, { id }: Day): Clock {
  let latest = ''
  for (const [key, { clock }] of Object.entries(entries))
    if ((key === `day/${id}` || key.startsWith(`stop/${id}/`)) && clock > latest) latest = clock
  return latest
}

function kept<Value extends EntryValue>(entries: Entries, kind: string, parts: number) {
  return Object.entries(entries).flatMap(([key, { value }]) => {
    const [first, ...ids] = key.split('/')
    return value && first === kind && ids.length === parts - 1 ? [{ ids, value: value as Value }] : []
  })
}

function byRank(one: Day['stops'][number], other: Day['stops'][number]): number {
  const { rank } = one.stop
  const { rank: otherRank } = other.stop
  if (rank === null || otherRank === null) return Number(rank === null) - Number(otherRank === null)
  return compare(rank, otherRank) || compare(one.temple, other.temple)
}

function dateOf({ settings }: Day): string {
  return settings.date ?? '~'
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
