import { useState } from 'react'
import { t } from '../language/translate.ts'
import { type Shared, share } from './share.ts'
import './share-button.css'

type ShareButtonProps = {
  title: string
  query?: string
  label?: string
}

export function ShareButton({ title, query, label = t('Share this page') }: ShareButtonProps) {
  const [result, setResult] = useState<Shared>(null)
  return (
    <div className="share needs-script">
      <button
        type="button"
        className="button small quiet"
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
