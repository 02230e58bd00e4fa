import { t } from '../language/translate.ts'
import './update-notice.css'

type UpdateNoticeProps = { registration: ServiceWorkerRegistration; onLater: () => void }

/** The page stays as it is until somebody asks for the new version; it also comes once every page of the guide is closed. */
export function UpdateNotice({ registration, onLater }: UpdateNoticeProps) {
  return (
    <div className="update-notice">
      <p role="status">{t('A new version of the guide is ready.')}</p>
      <button type="button" className="button quiet" onClick={() => showNewVersion(registration)}>
        {t('Show the new version')}
      </button>
      <button type="button" className="text-button" onClick={onLater}>
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
