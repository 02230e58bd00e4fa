import { useEffect, useState } from 'react'
import { t } from '../language/translate.ts'
import { followWorker } from './follow-worker.ts'
import './update-notice.css'

/**
 * Keeps the guide readable without a network, and says when a newer one is there. The page stays as it is until somebody
 * asks for that; it also comes once every page of the guide is closed.
 */
export function UpdateNotice() {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null)
  useEffect(() => followWorker(setRegistration), [])
  if (!registration) return null
  return (
    <div className="update-notice">
      <p role="status">{t('A new version of the guide is ready.')}</p>
      <button type="button" className="button quiet" onClick={() => showNewVersion(registration)}>
        {t('Show the new version')}
      </button>
      <button type="button" className="text-button" onClick={() => setRegistration(null)}>
        {t('Later')}
      </button>
    </div>
  )
}

function showNewVersion({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => location.reload()
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload)
    waiting.postMessage('activate')
  } else {
    // Another tab has asked for it already.
    reload()
  }
}
