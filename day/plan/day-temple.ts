import type { ShownOccasion } from '#guide/calendar/calendar.ts'
import { distancesTo } from '#guide/distance.ts'
import type { Confidence } from '#guide/fact-schema.ts'
import type { CrowdedHours, OpeningHours, OpeningSession } from '#guide/opening-hours/hours.ts'
import type {
  Coordinates,
  Distance,
  Footpath,
  Gateway,
  GatewayId,
  Temple,
  VisitMinutes,
  Wait,
} from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Foot } from '#guide/travel/feet.ts'
import { type ForDriver, forDriver } from '#guide/travel/for-driver.ts'
import type { TicketKind } from './day-frame.ts'

export type PlannedFootpath = { foot: Coordinates; climb: Wait; open: OpeningSession }

export type SaidVisit = { first: string; last: string; ticket: TicketKind; minutes: VisitMinutes }

export type DayTemple = {
  id: TempleId
  name: string
  coordinates: Coordinates
  openingHours: { value: OpeningHours | null; confidence: Confidence }
  likelyHours?: readonly OpeningSession[] | undefined
  crowdedHours?: CrowdedHours | undefined
  crowdedDays?: Temple['crowdedDays']
  visitMinutes: VisitMinutes | null
  saidVisits?: readonly SaidVisit[] | undefined
  visitMinutesWith?: Readonly<Record<Exclude<TicketKind, 'none'>, VisitMinutes>> | undefined
  footpaths?: Readonly<Record<Foot, PlannedFootpath>> | undefined
  distances: Readonly<Record<GatewayId, { value: Distance; confidence: Confidence }>>
  occasions?: readonly ShownOccasion[]
  /** The line without a ticket, where there are others. */
  queue?: Wait | undefined
  forDriver: ForDriver
  /** Where footpaths to it begin, for the driver of somebody who walks up. */
  feet?: Readonly<Record<Foot, Pick<DayTemple, 'name' | 'forDriver'>>>
}

export function dayTemple(temple: Temple, gateways: readonly Gateway[]): DayTemple {
  const { openingHours, waysIn, likelyHours, crowdedHours, crowdedDays, visitMinutesWith, footpaths } = temple
  return {
    id: temple.id,
    name: temple.name,
    coordinates: temple.coordinates.value,
    openingHours: { value: openingHours.value, confidence: openingHours.confidence },
    ...(likelyHours && { likelyHours: likelyHours.value }),
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
    ...(footpaths && {
      footpaths: {
        srivariMettu: plannedFootpath(footpaths.srivariMettu),
        alipiri: plannedFootpath(footpaths.alipiri),
      },
    }),
    distances: Object.fromEntries(
      Object.entries(distancesTo(temple.id, gateways)).map(([id, { value, confidence }]) => [
        id,
        { value, confidence },
      ]),
    ),
    ...(waysIn && { queue: waysIn.freeLine.wait.value }),
    forDriver: forDriver(temple),
  }
}

function plannedFootpath({ foot, climb, open }: Footpath): PlannedFootpath {
  return { foot: foot.value, climb: climb.value, open: open.value }
}
