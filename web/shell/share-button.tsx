import { useState } from 'react'
import { t } from '../language/translate.ts'
import './share-button.css'

type Outcome = 'copied' | 'failed' | null

type ShareButtonProps = {
  title: string
  /** Where the page's address does not say all that is shared: what stands there behind its path. */
  query?: string
}

/** Shares the page by the phone's own share sheet; where there is none, copies its address. */
export function ShareButton({ title, query }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>(null)
  return (
    <div className="share needs-script">
      <button
        type="button"
        className="button quiet"
        onClick={async () =>
          setOutcome(await share(title, query ? new URL(query, location.href).href : location.href))
        }
      >
        {t('Share this page')}
      </button>
      <span role="status">
        {outcome === 'copied' && t('Link copied.')}
        {outcome === 'failed' && t('We couldn’t copy the link. Copy it from the address bar.')}
      </span>
    </div>
  )
}

async function share(title: string, url: string): Promise<Outcome> {
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
