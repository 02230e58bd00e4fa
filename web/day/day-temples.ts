import type { DayTemple } from '#day/day-temple.ts'
import { plannedTemple } from '#day/plan/planned-temple.ts'
import type { GuideInLanguage } from '../temples/guide.server.ts'

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
