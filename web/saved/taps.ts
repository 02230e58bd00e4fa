import { dayToShow } from '#day/entries/days.ts'
import type { Change, Entries } from '#day/entries/entry.ts'
import { dayKey, stopKey } from '#day/entries/keys.ts'
import { rankBetween } from '#day/entries/ranks.ts'
import type { DaySettings, StopValue } from '#day/entries/values.ts'
import type { Mirror } from './mirror-format.ts'

/** The changes that taps on the buttons make. If there is no day, they create one: `first`, with `id`. */
export function tapsAsChanges(
  entries: Entries,
  { id: inHand, temples, taps }: Omit<Mirror, 'favourites'>,
  id: string,
  first: DaySettings,
): Change[] {
  const day = dayToShow(entries, inHand)
  const stops = new Map((day?.stops ?? []).map(({ temple, stop }) => [temple, stop]))
  const changes: Change[] = day ? [] : [{ key: dayKey(id), value: first }]
  let last = day?.stops.filter(({ stop }) => stop.rank !== null).at(-1)?.stop.rank ?? ''
  for (const temple of taps) {
    const key = stopKey(day?.id ?? id, temple)
    const stop = stops.get(temple)
    if (!temples.includes(temple)) {
      if (stop) changes.push({ key, value: null })
    } else if (!stop || stop.rank === null) {
      last = rankBetween(last, null)
      changes.push({ key, value: { wish: 'must', isLocked: false, ...stop, rank: last } satisfies StopValue })
    }
  }
  return changes
}
