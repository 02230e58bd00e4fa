import { useEffect } from 'react'
import { t } from '#web/language/translate.ts'
import { startedEvent } from './early-presses.ts'
import { hideLoading } from './loading-sign.ts'
import './load-notice.css'

export function LoadNotice() {
  useEffect(() => {
    delete document.documentElement.dataset.app
    hideLoading()
    // Buttons have then shown what this device has saved.
    queueMicrotask(() => dispatchEvent(new Event(startedEvent)))
  }, [])
  return (
    <div className="load-notice on-screen" role="status">
      <p className="load-waiting">{t('Loading…')}</p>
      <div className="load-failing">
        <p>{t('Part of this page couldn’t be loaded.')}</p>
        <button type="button" className="button quiet" data-try-again="">
          {t('Try again')}
        </button>
      </div>
    </div>
  )
}
