import { useState } from 'react'
import { t } from '../language/translate.ts'
import './share-button.css'

type Result = 'copied' | 'failed' | null

type ShareButtonProps = {
  title: string
  /** What to share after the path, if it differs from the current query. */
  query?: string
  /** What the button says. */
  label?: string
}

/** Opens the phone's share sheet or, if there is none, copies the page's URL. */
export function ShareButton({ title, query, label = t('Share this page') }: ShareButtonProps) {
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
        {label}
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
    // Closing the share sheet is no error. If there is none, or it is refused, copy instead.
    if (error instanceof DOMException && error.name === 'AbortError') return null
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
