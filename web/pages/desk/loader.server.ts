import { messagesOf } from '#web/language/messages.server.ts'
import { t } from '#web/language/translate.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'
import { previewTexts } from './previews.server.ts'

export const texts = ['desk', 'today']

export function loader() {
  return { previews: previewTexts(messagesOf) }
}

export function head(): PageHead {
  return {
    title: t('Travel desk – Travel Visit'),
    description: t('For those who run this site: say what changed today.'),
  }
}
