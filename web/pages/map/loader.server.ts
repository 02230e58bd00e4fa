import { forDriver } from '#guide/travel/for-driver.ts'
import { guideFor } from '#web/guide/temples/guide.server.ts'
import { hoursNote } from '#web/guide/temples/opening/hours-note.server.ts'
import { pick } from '#web/guide/temples/pick.ts'
import { startingPoints } from '#web/guide/temples/shown-gateways.ts'
import { shownTemple } from '#web/guide/temples/shown-temple.ts'
import { t } from '#web/language/translate.ts'
import { guideMap } from '#web/map/guide-map.server.ts'
import { mapPageTexts } from '#web/map/map-page-texts.server.ts'
import { mapTexts } from '#web/map/map-texts.ts'
import type { LoaderArgs } from '#web/shell/start/page.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'
import { builtStreets } from '#web/site-format.ts'

export function loader({ language }: LoaderArgs) {
  const inLanguage = guideFor(language)
  return {
    ...guideMap(inLanguage, mapTexts(t)),
    temples: inLanguage.temples.map((temple) => ({
      ...pick(shownTemple(temple), ['id', 'name', 'openingHours', 'queue', 'coordinates', 'distances']),
      forDriver: forDriver(temple),
    })),
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
