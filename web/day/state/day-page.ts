import { createContext, use } from 'react'
import type { DayTemple, Places } from '#day/day-temple.ts'
import type { Entries } from '#day/entries/entry.ts'
import type { ReadyDay } from '#day/ready-days.ts'
import type { ListedGateway } from '#web/guide/temples/listed-gateway.ts'
import type { Edits } from './use-edits.ts'

/** What the parts of "My day" share. */
export type DayPage = {
  places: { temples: readonly DayTemple[]; gateways: readonly ListedGateway[]; roads?: Places['roads'] }
  /** Without what is said of today. */
  usual: Places
  ready: readonly ReadyDay[]
  entries: Entries
  now: Date
  edits: Edits
}

export const DayPageContext = createContext<DayPage | null>(null)

export function useDayPage(): DayPage {
  return use(DayPageContext) as DayPage
}
