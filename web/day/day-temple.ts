import { type PlannedTemple, plannedTemple } from '#guide/plan/planned-temple.ts'
import type { ListedGateway } from '../temples/distance-text.ts'
import type { ForDriver } from '../temples/driver/driver-text.ts'
import type { GuideInLanguage } from '../temples/guide.server.ts'

/** What a day needs of a temple: to plan it, to name it and to get there. */
export type DayTemple = PlannedTemple & {
  /** In the page's language. */
  name: string
  forDriver: ForDriver
}

/** What days are planned from, in the page's language. */
export type DayGuide = { temples: readonly DayTemple[]; gateways: readonly ListedGateway[] }

export function dayTemples({
  temples,
  gateways,
}: Pick<GuideInLanguage, 'temples' | 'gateways'>): DayTemple[] {
  return temples.map((temple) => ({
    ...plannedTemple(temple, gateways),
    name: temple.name,
    forDriver: temple.forDriver,
  }))
}
