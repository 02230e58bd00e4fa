import { accountMessagesOf } from '../../language/messages.server.ts'
import { t } from '../../language/translate.ts'
import type { LoaderArgs } from '../../start/page.ts'
import type { PageHead } from '../../start/page-head.ts'

export function loader({ language }: LoaderArgs) {
  return { messages: accountMessagesOf(language) }
}

export function head(): PageHead {
  return {
    title: t('Your account – Travel Visit'),
    description: t(
      'Your Travel Visit account: its email and password, what we store about you, and how to delete it.',
    ),
  }
}
