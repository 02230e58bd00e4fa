import { Link } from 'react-router'
import { t } from '../language/translate.ts'
import './not-found.css'

export function meta() {
  return [
    { title: t('Page not found – Travel Visit') },
    {
      name: 'description',
      content: t('There’s nothing at this address. The temple guide is one step away.'),
    },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function NotFoundPage() {
  return (
    <div className="page">
      <div className="when-answered">
        <h1>{t('This page doesn’t exist')}</h1>
        <p className="lead">{t('The address may be mistyped, or the page has moved.')}</p>
      </div>
      {/* Shown by the service worker when offline: web/offline/worker/answer.ts. */}
      <div className="without-network">
        <h1>{t('This page isn’t on this device')}</h1>
        <p className="lead">
          {t(
            'You’re offline, and this page isn’t saved on this device. It may exist: try again when you have a signal.',
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
