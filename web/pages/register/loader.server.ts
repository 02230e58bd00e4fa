import { t } from '#web/language/translate.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'

export const texts = ['forms']

export function head(): PageHead {
  return {
    title: t('Register – Travel Visit'),
    description: t(
      'Create a Travel Visit account with an email and a password. You don’t need one for the temple guide.',
    ),
    path: '/register',
  }
}
