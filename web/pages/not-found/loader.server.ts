import { t } from '#web/language/translate.ts'
import { pages } from '#web/pages.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'

export const texts = ['not-found']

export function loader() {
  return pages.map(({ path }) => path)
}

export function head(): PageHead {
  return {
    title: t('Page not found – Travel Visit'),
    description: t('There’s nothing at this address. The temple guide is one step away.'),
  }
}
