import { guideFor } from '#web/guide/temples/guide.server.ts'
import { t } from '#web/language/translate.ts'
import type { LoaderArgs } from '#web/shell/start/page.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'

export const texts = ['tirupati']

export function loader({ language }: LoaderArgs) {
  const { temples, gateways } = guideFor(language)
  return {
    count: temples.length,
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
  }
}
