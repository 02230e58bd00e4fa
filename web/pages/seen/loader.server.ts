import { guideFor } from '#web/guide/temples/guide.server.ts'
import { t } from '#web/language/translate.ts'
import type { LoaderArgs } from '#web/shell/start/page.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'

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
