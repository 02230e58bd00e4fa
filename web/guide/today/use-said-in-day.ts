import type { DayPlaces } from '#day/places.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { todays, useSaid } from './todays.ts'

/** By what a day is planned: the guide, with what is said of today. */
export function useSaidInDay(usual: readonly DayTemple[]): Pick<DayPlaces, 'temples' | 'roads'> {
  const temples = useSaid(usual, (said, all) => all.map(said.dayTemple))
  return { temples, roads: todays.useValue()?.roads }
}
