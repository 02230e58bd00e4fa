import { t } from '../../language/translate.ts'
import { listedTemples } from '../../list/listed-temple.ts'
import type { LoaderArgs } from '../../start/page.ts'
import type { PageHead } from '../../start/page-head.ts'
import { guideFor, withCardLines } from '../../temples/guide.server.ts'
import { listedGateways } from '../../temples/listed-gateway.ts'
import { hoursNote } from '../../temples/opening/hours-note.server.ts'

export function loader({ language }: LoaderArgs) {
  const wholeGuide = guideFor(language)
  const { temples, gateways } = wholeGuide
  const onCards = withCardLines(wholeGuide)
  const firstTemples = listedTemples(onCards.temples).slice(0, 3)
  return {
    count: temples.length,
    firstTemples,
    paper: hoursNote(firstTemples),
    gateways: listedGateways(onCards.gateways),
    startingPoints: gateways.flatMap(({ id, choice, arrival }) =>
      choice && arrival?.here ? [{ id, here: arrival.here }] : [],
    ),
    arrivals: gateways.flatMap(({ id, name, arrival }) => (arrival ? [{ id, name, ...arrival }] : [])),
  }
}

export function head(): PageHead {
  return {
    title: t('Tirupati – Travel Visit'),
    description: t(
      'Tirupati, the temple town below the seven hills of Tirumala: how to arrive by air, rail and bus, and which temples to see.',
    ),
    path: '/tirupati',
    showsDistances: true,
  }
}
