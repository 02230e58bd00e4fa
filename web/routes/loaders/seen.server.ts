import { t } from '../../language/translate.ts'
import type { LoaderArgs } from '../../start/page.ts'
import type { PageHead } from '../../start/page-head.ts'
import { guideFor } from '../../temples/guide.server.ts'

export const texts = ['day']

export function loader({ language }: LoaderArgs) {
  return { temples: guideFor(language).temples.map(({ id, name }) => ({ id, name })) }
}

export function head(): PageHead {
  return {
    title: t('What I’ve seen – Travel Visit'),
    description: t('Which of the ten temples you’ve seen, and when, with your notes and favourites.'),
    path: '/seen',
  }
}
