import type { TempleId } from '#guide/temple-ids.ts'
import { printedHelpline } from '#web/guide/paper/printed-helplines.tsx'
import { guideFor } from '#web/guide/temples/guide.server.ts'
import { startingPoints } from '#web/guide/temples/shown-gateways.ts'
import { shownTemple } from '#web/guide/temples/shown-temple.ts'
import { t } from '#web/language/translate.ts'
import type { LoaderArgs } from '#web/shell/start/page.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'

export const texts = ['temples']

/** Two cards and the controls fill a phone's first screen. */
const thirdTemple: TempleId = 'srinivasa-mangapuram'

export function loader({ language }: LoaderArgs) {
  const { temples, gateways, helplines } = guideFor(language)
  return {
    temples: temples.map(shownTemple),
    gateways: startingPoints(gateways),
    helplines: helplines
      .filter(({ emergency, numbers }) => emergency || numbers.confidence !== 'low')
      .map(printedHelpline),
  }
}

export function head(): PageHead {
  return {
    title: t('Temples to visit near Tirupati – Travel Visit'),
    description: t(
      'Ten temples around Tirupati, each with its distance by road from the airport, the railway station and the bus stand.',
    ),
    path: '/temples',
    showsDistances: true,
    secondScreen: thirdTemple,
  }
}
