import { t } from '#web/language/translate.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'

export const texts = ['account', 'forms']

export function head(): PageHead {
  return {
    title: t('Your account – Travel Visit'),
    description: t(
      'Your Travel Visit account: its email and password, what we store about you, and how to delete it.',
    ),
  }
}
