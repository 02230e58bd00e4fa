import { t } from '#web/language/translate.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'

export const texts = ['mailed-link', 'forms']

export function head(): PageHead {
  return {
    title: t('Link from an email – Travel Visit'),
    description: t(
      'Where the links in emails about a Travel Visit account lead: a new password, or a confirmed email address.',
    ),
    // The URL contains a code until it is read.
    sendsNoReferrer: true,
  }
}
