import { t } from '#web/language/translate.ts'
import { Link, useHref } from '#web/shell/navigation/link.tsx'
import type { PageProps } from '#web/shell/start/page.ts'
import { useNearestPage } from '#web/shell/use-nearest-page.ts'
import type { loader } from './loader.server.ts'
import './page.css'

export default function NotFoundPage({ loaderData }: PageProps<typeof loader>) {
  useNearestPage(loaderData)
  return (
    <div className="page">
      <div className="when-answered">
        <h1>{t('This page doesn’t exist')}</h1>
        <p className="lead">{t('The address may be mistyped, or the page has moved.')}</p>
      </div>
      {/* Shown by the service worker when offline: web/offline/worker/serve-stored.ts. */}
      <div className="without-network">
        <h1>{t('This page isn’t on this device')}</h1>
        <p className="lead">
          {t(
            'You’re offline, and this page isn’t saved on this device. It may exist: try again when you have a signal.',
          )}
        </p>
      </div>
      <search className="needs-script">
        <form className="site-search" action={useHref('/temples')}>
          <label className="strong" htmlFor="site-search">
            {t('Search temples and answers')}
          </label>
          <input
            id="site-search"
            type="search"
            name="q"
            // It is sent as an address.
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className="button quiet">
            {t('Search')}
          </button>
        </form>
      </search>
      <p>
        <Link className="button" to="/temples">
          {t('Go to the temple guide')}
        </Link>
      </p>
      <ul className="cluster gap-4 flat plain-list">
        <li>
          <Link className="target" to="/day">
            {t('My day')}
          </Link>
        </li>
        <li>
          <Link className="target" to="/map">
            {t('Map')}
          </Link>
        </li>
        <li>
          <Link className="target" to="/good-to-know">
            {t('Good to know')}
          </Link>
        </li>
        <li>
          <Link className="target" to="/tirupati">
            {t('About Tirupati')}
          </Link>
        </li>
      </ul>
    </div>
  )
}
