import type { DayTemple } from '#day/day-temple.ts'
import { plannedTemple } from '#day/plan/planned-temple.ts'
import type { ReadyDay } from '#day/ready-days.ts'
import type { GuideInLanguage } from '#web/guide/temples/guide.server.ts'
import type { ListedGateway } from '#web/guide/temples/listed-gateway.ts'
import { feetForDriver } from './feet-for-driver.server.ts'
import type { PaperFacts } from './share/day-on-paper.tsx'

/** The data of the page of the day, which other pages load as well. */
export type DayData = {
  temples: DayTemple[]
  gateways: ListedGateway[]
  ready: ReadyDay[]
  paper: PaperFacts
}

export function dayTemples({
  temples,
  gateways,
}: Pick<GuideInLanguage, 'temples' | 'gateways'>): DayTemple[] {
  return temples.map((temple) => ({
    ...plannedTemple(temple, gateways),
    name: temple.name,
    occasions: temple.occasions,
    queue: temple.waysIn?.freeLine.wait.value,
    forDriver: temple.forDriver,
    ...(temple.footpaths && { feet: feetForDriver() }),
  }))
}
