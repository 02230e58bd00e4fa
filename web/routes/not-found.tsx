import { Link } from 'react-router'
import { t } from '../language/translate.ts'

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
      <h1>{t('This page does not exist')}</h1>
      <p className="lead">{t('The address may be mistyped, or the page has moved.')}</p>
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
