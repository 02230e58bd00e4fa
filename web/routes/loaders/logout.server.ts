import { t } from '../../language/translate.ts'
import type { LoaderArgs } from '../../start/page.ts'
import type { PageHead } from '../../start/page-head.ts'
import { welcomeData } from '../../welcome/welcome-data.server.ts'

export const texts = ['forms']

export function loader({ language }: LoaderArgs) {
  return welcomeData(language)
}

export function head(): PageHead {
  return { title: t('Logout – Travel Visit'), description: t('Log out of Travel Visit.') }
}
