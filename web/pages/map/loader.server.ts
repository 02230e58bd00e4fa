import { guideFor } from '#web/guide/temples/guide.server.ts'
import { listedTemples } from '#web/guide/temples/listed-temple.ts'
import { hoursNote } from '#web/guide/temples/opening/hours-note.server.ts'
import { startingPoints } from '#web/guide/temples/starting-point.ts'
import { t } from '#web/language/translate.ts'
import { guideMap } from '#web/map/guide-map.server.ts'
import { mapPageTexts } from '#web/map/map-page-texts.server.ts'
import { mapTexts } from '#web/map/map-texts.ts'
import type { MappedTemple } from '#web/map/temple-peek.tsx'
import type { LoaderArgs } from '#web/shell/start/page.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'
import { builtStreets } from '#web/site-format.ts'

export function loader({ language }: LoaderArgs) {
  const inLanguage = guideFor(language)
  return {
    ...guideMap(inLanguage, mapTexts(t)),
    temples: inLanguage.temples.flatMap((temple) =>
      listedTemples([temple]).map(
        ({ id, name, openingHours, queue, coordinates, distances }): MappedTemple => ({
          id,
          name,
          openingHours,
          queue,
          coordinates,
          distances,
          forDriver: temple.forDriver,
        }),
      ),
    ),
    gateways: startingPoints(inLanguage.gateways),
    texts: mapPageTexts(),
    paper: hoursNote(inLanguage.temples),
  }
}

export function head({ texts }: ReturnType<typeof loader>): PageHead {
  return {
    title: texts.pageTitle,
    description: texts.description,
    path: '/map',
    showsDistances: true,
    streets: builtStreets,
  }
}
