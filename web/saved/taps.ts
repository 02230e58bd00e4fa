import { dayToShow, newStop } from '#day/entries/days.ts'
import type { Change, Entries } from '#day/entries/entry.ts'
import { dayKey, stopKey } from '#day/entries/keys.ts'
import { rankBetween } from '#day/entries/ranks.ts'
import type { DaySettings, StopValue } from '#day/entries/values.ts'
import type { Tap } from './mirror-format.ts'

/** Where no day is saved, the taps go into `first`, which gets that id. */
export function tapsAsChanges(
  entries: Entries,
  taps: readonly Tap[],
  id: string,
  first: DaySettings,
  today: string,
): Change[] {
  const day = dayToShow(entries, id, today)
  const stops = new Map((day?.stops ?? []).map(({ temple, stop }) => [temple, stop]))
  const changes: Change[] = day ? [] : [{ key: dayKey(id), value: first }]
  let last = day?.stops.filter(({ stop }) => stop.rank !== null).at(-1)?.stop.rank ?? ''
  for (const tap of taps) {
    const temple = tap.slice(1)
    const key = stopKey(day?.id ?? id, temple)
    const stop = stops.get(temple)
    if (tap[0] === '-') {
      if (stop) changes.push({ key, value: null })
    } else if (!stop || stop.rank === null) {
      last = rankBetween(last, null)
      changes.push({ key, value: { ...newStop, ...stop, rank: last } satisfies StopValue })
    }
  }
  return changes
}
