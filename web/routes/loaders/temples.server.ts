import type { TempleId } from '#guide/temple-ids.ts'
import { t } from '../../language/translate.ts'
import { listedTemples } from '../../list/listed-temple.ts'
import { startingPoints } from '../../list/starting-point.ts'
import { printedHelpline } from '../../paper/printed-helplines.tsx'
import type { LoaderArgs } from '../../start/page.ts'
import type { PageHead } from '../../start/page-head.ts'
import { guideFor } from '../../temples/guide.server.ts'

/** Two cards and the controls fill a phone's first screen. */
const thirdTemple: TempleId = 'srinivasa-mangapuram'

export function loader({ language }: LoaderArgs) {
  const { temples, gateways, helplines } = guideFor(language)
  return {
    temples: listedTemples(temples),
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
