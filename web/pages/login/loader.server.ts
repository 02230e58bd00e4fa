import { t } from '#web/language/translate.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'

export const texts = ['forms']

export function head(): PageHead {
  return {
    title: t('Login – Travel Visit'),
    description: t(
      'Log in to Travel Visit, the guide to ten temples around Tirupati, or read it without an account.',
    ),
    path: '/login',
  }
}
