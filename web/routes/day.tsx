import { Link } from 'react-router'
import { languageOf } from '../language/languages.ts'
import { dayMessagesOf } from '../language/messages.server.ts'
import { learn, t } from '../language/translate.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/day.ts'

export function loader({ url }: Route.LoaderArgs) {
  return { messages: dayMessagesOf(languageOf(url.pathname)) }
}

export function meta() {
  return pageMeta({
    title: t('My day – Travel Visit'),
    description: t('Which temples, in which order, in the hours you have.'),
    path: '/day',
  })
}

/** What will be here, until it is. */
/** The data is the same whenever it is asked for. */
export const shouldRevalidate = () => false

export default function DayPage({ loaderData: { messages } }: Route.ComponentProps) {
  learn(messages)
  return (
    <div className="page">
      <h1>{t('My day')}</h1>
      <p className="lead">{t('Which temples, in which order, in the hours you have.')}</p>
      <p>{t('We’re still building this page. Until it’s ready, the list shows what’s open and near you.')}</p>
      <p>
        <Link className="button" to="/temples">
          {t('See the temples')}
        </Link>
      </p>
    </div>
  )
}
