import { Link } from 'react-router'
import { languageOf } from '../language/languages.ts'
import { dayMessagesOf } from '../language/messages.server.ts'
import { learn, t } from '../language/translate.ts'
import { MySeen } from '../seen/my-seen.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { guideFor } from '../temples/guide.server.ts'
import type { Route } from './+types/seen.ts'
import './seen.css'

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  return {
    messages: dayMessagesOf(language),
    temples: guideFor(language).temples.map(({ id, name }) => ({ id, name })),
  }
}

export function meta() {
  return pageMeta({
    title: t('What I’ve seen – Travel Visit'),
    description: t('Which of the ten temples you’ve seen, and when, with your notes and favourites.'),
    path: '/seen',
  })
}

/** The data is the same whenever it is asked for. */
export const shouldRevalidate = () => false

export default function SeenPage({ loaderData: { messages, temples } }: Route.ComponentProps) {
  learn(messages)
  return (
    <div className="page seen-page">
      <header className="seen-head">
        <p>
          <Link to="/day">
            <span aria-hidden="true">‹ </span>
            {t('My day')}
          </Link>
        </p>
        <h1>{t('What I’ve seen')}</h1>
      </header>
      <noscript>
        <p>{t('This needs JavaScript, which is switched off here.')}</p>
      </noscript>
      <MySeen temples={temples} />
    </div>
  )
}
