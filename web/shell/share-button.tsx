import { useState } from 'react'
import { t } from '../language/translate.ts'
import { type Shared, share } from './share.ts'
import './share-button.css'

type ShareButtonProps = {
  title: string
  /** What to share after the path, if it differs from the current query. */
  query?: string
  /** What the button says. */
  label?: string
}

/** Opens the phone's share sheet or, if there is none, copies the page's URL. */
export function ShareButton({ title, query, label = t('Share this page') }: ShareButtonProps) {
  const [result, setResult] = useState<Shared>(null)
  return (
    <div className="share needs-script">
      <button
        type="button"
        className="button quiet"
        onClick={async () => {
          const url = query ? new URL(query, location.href).href : location.href
          setResult(await share({ title, url }, url))
        }}
      >
        {label}
      </button>
      <span role="status">
        {result === 'copied'
          ? t('Link copied.')
          : result === 'failed' && t('We couldn’t copy the link. Copy it from the address bar.')}
      </span>
    </div>
  )
}
