import { askedTopics } from '#web/guide/answers/topics.server.ts'
import { guideFor } from '#web/guide/temples/guide.server.ts'
import { t } from '#web/language/translate.ts'
import type { LoaderArgs } from '#web/shell/start/page.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'

export function loader({ language }: LoaderArgs) {
  const guide = guideFor(language)
  return { topics: askedTopics(guide), helplines: guide.helplines }
}

export function head(): PageHead {
  return {
    title: t('Good to know in Tirupati – Travel Visit'),
    description: t(
      'What visitors to Tirupati and Tirumala ask: tickets and where to book them, the hill road, the footpaths, phones and shoes, free buses, and whom to call.',
    ),
    path: '/good-to-know',
  }
}
