import { t } from '#web/language/translate.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'

export const texts = ['forms']

export function head(): PageHead {
  return { title: t('Logout – Travel Visit'), description: t('Log out of Travel Visit.') }
}
