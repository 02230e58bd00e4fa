import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import type { PageProps } from '#web/shell/start/page.ts'
import type { loader } from './loader.server.ts'
import { MySeen } from './my-seen.tsx'
import './page.css'

export default function SeenPage({ loaderData: { temples } }: PageProps<typeof loader>) {
  return (
    <div className="page seen-page">
      <header>
        <p>
          <Link className="tall" to="/day">
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
