import type { NamedDays } from '#guide/calendar/calendar.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import type {
  Coordinates,
  Distance,
  GatewayId,
  Photograph,
  Temple,
  VisitMinutes,
  Wait,
} from '#guide/schema.ts'
import { type Stated, withoutSources } from '#guide/stated.ts'
import type { TempleInLanguage } from './guide.server.ts'
import { namedDays } from './occasions/occasion.ts'
import { pick } from './pick.ts'
import { visitsTo } from './visit-text.ts'

export type ShownTemple = Pick<Temple, 'id' | 'name'> & {
  /** As on road signs. */
  teluguName: string
  coordinates: Coordinates
  distances: Readonly<Record<GatewayId, Stated<Distance>>>
  openingHours: Stated<OpeningHours | null>
  /** The visit without a ticket or token, where these make a difference. */
  visitMinutes: VisitMinutes | null
  /** With any ticket; 0 if unknown. */
  leastVisitMinutes: number
  /** The line without a ticket, where there are others. */
  queue: Wait | undefined
  occasions: readonly NamedDays[]
  drawingInWords: string
  photograph: Pick<Photograph, 'url' | 'alt'> | undefined
}

export function shownTemple(temple: TempleInLanguage): ShownTemple {
  return {
    id: temple.id,
    name: temple.name,
    teluguName: temple.localNames.te.value,
    coordinates: temple.coordinates.value,
    distances: Object.fromEntries(
      Object.entries(temple.distances).map(([gateway, fact]) => [gateway, withoutSources(fact)]),
    ),
    openingHours: withoutSources(temple.openingHours),
    visitMinutes: temple.visitMinutes.value,
    occasions: temple.occasions.map(namedDays),
    queue: temple.waysIn?.freeLine.wait.value,
    leastVisitMinutes: leastOf(visitsTo(temple)),
    drawingInWords: temple.drawingInWords,
    photograph: temple.photograph && pick(temple.photograph.value, ['url', 'alt']),
  }
}

function leastOf(visits: ReturnType<typeof visitsTo>): number {
  const minutes = visits.flatMap(({ value }) => value?.least ?? [])
  return minutes.length === 0 ? 0 : Math.min(...minutes)
}
