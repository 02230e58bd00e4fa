import { t } from '../../language/translate.ts'
import { listedTemples } from '../../list/listed-temple.ts'
import { startingPoints } from '../../list/starting-point.ts'
import { guideMap } from '../../map/guide-map.server.ts'
import { mapPageTexts } from '../../map/map-page-texts.server.ts'
import { mapTexts } from '../../map/map-texts.ts'
import type { MappedTemple } from '../../map/temple-peek.tsx'
import { builtStreets } from '../../site-format.ts'
import type { LoaderArgs } from '../../start/page.ts'
import type { PageHead } from '../../start/page-head.ts'
import { guideFor } from '../../temples/guide.server.ts'
import { hoursNote } from '../../temples/opening/hours-note.server.ts'

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
