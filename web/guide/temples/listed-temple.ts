import type { Photograph } from '#guide/schema.ts'
import { withoutSources } from '#guide/stated.ts'
import type { TempleInLanguage } from './guide.server.ts'
import { namedDays } from './occasions/occasion.ts'
import type { TempleOnCard } from './temple-card.tsx'
import type { ShownPhotograph } from './temple-picture.tsx'
import { visitsTo } from './visit-text.ts'

export type ListedTemple = TempleOnCard & {
  /** As on road signs. */
  teluguName: string
  /** With any ticket; 0 if unknown. */
  leastVisitMinutes: number
}

export function listedTemples(temples: readonly TempleInLanguage[]): ListedTemple[] {
  return temples.map((temple) => ({
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
    photograph: temple.photograph && shownPhotograph(temple.photograph.value),
  }))
}

function shownPhotograph({ url, alt }: Photograph): ShownPhotograph {
  return { url, alt }
}

function leastOf(visits: ReturnType<typeof visitsTo>): number {
  const minutes = visits.flatMap(({ value }) => value?.least ?? [])
  return minutes.length === 0 ? 0 : Math.min(...minutes)
}
