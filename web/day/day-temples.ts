import type { DayTemple } from '#day/plan/day-temple.ts'
import { dayTemple } from '#day/plan/day-temple.ts'
import type { ReadyDay } from '#day/ready-days.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import type { GuideInLanguage } from '#web/guide/temples/guide.server.ts'
import { feetForDriver } from './feet-for-driver.server.ts'
import type { PaperFacts } from './share/day-on-paper.tsx'

export type DayData = {
  temples: DayTemple[]
  gateways: ShownGateway[]
  ready: ReadyDay[]
  paper: PaperFacts
}

export function dayTemples({
  temples,
  gateways,
}: Pick<GuideInLanguage, 'temples' | 'gateways'>): DayTemple[] {
  return temples.map((temple) => ({
    ...dayTemple(temple, gateways),
    occasions: temple.occasions,
    ...(temple.footpaths && { feet: feetForDriver() }),
  }))
}
