import { createContext, use } from 'react'
import type { Entries } from '#day/entries/entry.ts'
import type { DayPlaces } from '#day/places.ts'
import type { ReadyDay } from '#day/ready-days.ts'
import type { Edits } from './use-edits.ts'

export type DayPage = {
  places: DayPlaces
  /** Without what is said of today. */
  usual: DayPlaces
  ready: readonly ReadyDay[]
  entries: Entries
  now: Date
  edits: Edits
}

export const DayPageContext = createContext<DayPage | null>(null)

export function useDayPage(): DayPage {
  return use(DayPageContext) as DayPage
}
