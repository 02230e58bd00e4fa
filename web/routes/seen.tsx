import { Link } from '#web/navigation/link.tsx'
import { t } from '../language/translate.ts'
import { MySeen } from '../seen/my-seen.tsx'
import type { PageProps } from '../start/page.ts'
import type { loader } from './loaders/seen.server.ts'
import './seen.css'

export default function SeenPage({ loaderData: { temples } }: PageProps<typeof loader>) {
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
