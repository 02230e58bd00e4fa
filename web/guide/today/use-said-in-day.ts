import type { DayPlaces } from '#day/places.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { todays, useSaid } from './todays.ts'

export function useSaidInDay(usual: readonly DayTemple[]): Pick<DayPlaces, 'temples' | 'roads'> {
  const temples = useSaid(usual, (said, all) => all.map(said.dayTemple))
  return { temples, roads: todays.useValue()?.roads }
}
