import { t } from '../../language/translate.ts'
import type { PageHead } from '../../start/page-head.ts'

export function head(): PageHead {
  return {
    title: t('Without a network – Travel Visit'),
    description: t(
      'What’s saved of the guide on your phone to read without a network, since when, and how to remove it.',
    ),
    path: '/offline',
  }
}
