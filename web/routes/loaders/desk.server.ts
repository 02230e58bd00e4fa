import { previewTexts } from '../../desk/previews.server.ts'
import { messagesOf } from '../../language/messages.server.ts'
import { t } from '../../language/translate.ts'
import type { PageHead } from '../../start/page-head.ts'

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
