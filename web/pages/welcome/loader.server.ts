import { t } from '#web/language/translate.ts'
import type { LoaderArgs } from '#web/shell/start/page.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'
import { welcomeData } from './welcome-data.server.ts'

export const texts = ['forms']

export function loader({ language }: LoaderArgs) {
  return welcomeData(language)
}

export function head(): PageHead {
  return {
    title: t('Travel Visit: temples around Tirupati'),
    description: t(
      'Ten temples around Tirupati: which are open, how far, how to get there. No account needed.',
    ),
    path: '/',
  }
}
