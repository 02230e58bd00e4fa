import { Link } from 'react-router'
import { t } from '../language/translate.ts'
import './not-found.css'

export function meta() {
  return [
    { title: t('Page not found – Travel Visit') },
    { name: 'description', content: t('This address leads nowhere. The temple guide is one step away.') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function NotFoundPage() {
  return (
    <div className="page">
      <div className="when-answered">
        <h1>{t('This page does not exist')}</h1>
        <p className="lead">{t('The address may be mistyped, or the page has moved.')}</p>
      </div>
      {/* Shown where the service worker could ask nobody: web/offline/worker/answer.ts. */}
      <div className="without-network">
        <h1>{t('This page is not on this device')}</h1>
        <p className="lead">
          {t(
            'There is no network now, and this address is not among the pages that are stored. It may exist: try again when you have a signal.',
          )}
        </p>
      </div>
      <p>
        <Link className="button" to="/temples">
          {t('Go to the temple guide')}
        </Link>
      </p>
      <p>
        <Link to="/tirupati">{t('About Tirupati')}</Link>
      </p>
    </div>
  )
}
