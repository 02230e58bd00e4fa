import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../language/translate.ts'
import './outcome-bar.css'
import type { Changes } from './use-changes.ts'

type OutcomeBarProps = {
  changes: Changes
  /** What else needs an answer. */
  children?: ReactNode
}

/** What was done last, and the way back, under the thumb: nothing on the page makes room for it. */
export function OutcomeBar({ changes: { said, canUndo, undo }, children }: OutcomeBarProps) {
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // What was pressed is gone.
    if (said.text && document.activeElement === document.body) outcome.current?.focus({ preventScroll: true })
  }, [said])
  return (
    <div className={said.text || children ? 'day-outcome' : 'day-outcome empty'}>
      {children}
      <div className="day-said">
        <p role="status" tabIndex={-1} ref={outcome}>
          {said.text}
        </p>
        {canUndo && (
          <button type="button" className="button quiet" onClick={undo}>
            {t('Undo')}
          </button>
        )}
      </div>
    </div>
  )
}
