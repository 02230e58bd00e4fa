import { useEffect, useState } from 'react'
import { t } from '#web/language/translate.ts'
import type { ToWorker } from './caches.ts'
import { followWorker } from './follow-worker.ts'
import './update-notice.css'

export function UpdateNotice() {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null)
  useEffect(() => followWorker(setRegistration), [])
  if (!registration) return null
  return (
    <div className="update-notice on-screen cluster middle">
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
    waiting.postMessage('activate' satisfies ToWorker)
  } else {
    reload()
  }
}
