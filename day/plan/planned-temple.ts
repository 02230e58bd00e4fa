import { distancesTo } from '#guide/distance.ts'
import type { Confidence } from '#guide/fact-schema.ts'
import type { CrowdedHours, OpeningHours } from '#guide/opening-hours/hours.ts'
import type { Coordinates, Distance, Gateway, GatewayId, Temple, VisitMinutes } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { TicketKind } from './day-frame.ts'

export type PlannedTemple = {
  id: TempleId
  coordinates: Coordinates
  openingHours: { value: OpeningHours | null; confidence: Confidence }
  crowdedHours?: CrowdedHours | undefined
  crowdedDays?: Temple['crowdedDays']
  /** Without a ticket, where tickets make a difference. */
  visitMinutes: VisitMinutes | null
  visitMinutesWith?: Readonly<Record<Exclude<TicketKind, 'none'>, VisitMinutes>> | undefined
  distances: Readonly<Record<GatewayId, { value: Distance; confidence: Confidence }>>
}

export function plannedTemple(temple: Temple, gateways: readonly Gateway[]): PlannedTemple {
  const { openingHours, crowdedHours, crowdedDays, visitMinutesWith } = temple
  return {
    id: temple.id,
    coordinates: temple.coordinates.value,
    openingHours: { value: openingHours.value, confidence: openingHours.confidence },
    ...(crowdedHours && { crowdedHours: crowdedHours.value }),
    ...(crowdedDays && { crowdedDays }),
    visitMinutes: temple.visitMinutes.value,
    ...(visitMinutesWith && {
      visitMinutesWith: {
        timedToken: visitMinutesWith.timedToken.value,
        specialEntry: visitMinutesWith.specialEntry.value,
        walkersToken: visitMinutesWith.walkersToken.value,
      },
    }),
    distances: Object.fromEntries(
      Object.entries(distancesTo(temple.id, gateways)).map(([id, { value, confidence }]) => [
        id,
        { value, confidence },
      ]),
    ),
  }
}
