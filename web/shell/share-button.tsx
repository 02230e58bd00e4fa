import { useState } from 'react'
import { t } from '../language/translate.ts'
import './share-button.css'

type Result = 'copied' | 'failed' | null

type ShareButtonProps = {
  title: string
  /** Where the page's address does not say all that is shared: what stands there behind its path. */
  query?: string
}

/** Shares the page by the phone's own share sheet; where there is none, copies its address. */
export function ShareButton({ title, query }: ShareButtonProps) {
  const [result, setResult] = useState<Result>(null)
  return (
    <div className="share needs-script">
      <button
        type="button"
        className="button quiet"
        onClick={async () =>
          setResult(await share(title, query ? new URL(query, location.href).href : location.href))
        }
      >
        {t('Share this page')}
      </button>
      <span role="status">
        {result === 'copied' && t('Link copied.')}
        {result === 'failed' && t('We couldn’t copy the link. Copy it from the address bar.')}
      </span>
    </div>
  )
}

async function share(title: string, url: string): Promise<Result> {
  try {
    await navigator.share({ title, url })
    return null
  } catch (error) {
    // Somebody who closes the share sheet wanted nothing else. Where there is none, or it is refused, we copy.
    if (error instanceof DOMException && error.name === 'AbortError') return null
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
