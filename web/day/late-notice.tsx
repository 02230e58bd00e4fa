import type { ReactNode } from 'react'
import { t } from '../language/translate.ts'
import './late-notice.css'

type LateNoticeProps = {
  /** How late it is, and what to leave out. */
  said: string
  /** For a reader who hasn't set out yet; false once something has been seen. */
  onStartNow: (() => void) | false
  /** What would make the day work. */
  children: ReactNode
}

/** One line until it is opened, because it covers what is being read. */
export function LateNotice({ said, onStartNow, children }: LateNoticeProps) {
  return (
    <details className="day-late">
      <summary>
        <span>{said}</span>
      </summary>
      <div>
        {onStartNow && (
          <button type="button" className="button" onClick={onStartNow}>
            {t('Start now')}
          </button>
        )}
        {children}
      </div>
    </details>
  )
}
