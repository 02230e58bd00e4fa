import { t } from '#web/language/translate.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'

export const texts = ['offline']

export function head(): PageHead {
  return {
    title: t('Works offline – Travel Visit'),
    description: t(
      'What’s saved of the guide on this device to read without a network, since when, and how to remove it.',
    ),
    path: '/offline',
  }
}
