import { t } from '#web/language/translate.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'

export const texts = ['forms']

export function head(): PageHead {
  return {
    title: t('Forgot your password? – Travel Visit'),
    description: t('Get a link by email to choose a new password for your Travel Visit account.'),
    path: '/forgot',
  }
}
