import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../language/translate.ts'
import './outcome-bar.css'
import type { Changes } from './use-changes.ts'

type OutcomeBarProps = {
  changes: Changes
  /** What needs an answer now. */
  notice?: string | null
  /** The buttons that answer it. */
  children?: ReactNode
}

/** What was done last, and the way back, under the thumb: nothing on the page makes room for it. */
export function OutcomeBar({ changes, notice = null, children }: OutcomeBarProps) {
  const { said, canUndo, undo, dismiss } = changes
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // What was pressed is gone.
    if (said.text && document.activeElement === document.body) outcome.current?.focus({ preventScroll: true })
  }, [said])
  const isNoticed = notice !== null
  const wasNoticed = useRef(isNoticed)
  // It came up with the time: what was done before is no longer news, and needs the room.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each notice.
  useEffect(() => {
    if (isNoticed && !wasNoticed.current) dismiss()
    wasNoticed.current = isNoticed
  }, [isNoticed])
  return (
    <div className={said.text || notice ? 'day-outcome' : 'day-outcome empty'}>
      {notice && <p className="day-late">{notice}</p>}
      {notice && <div className="day-answers">{children}</div>}
      <p role="status" tabIndex={-1} ref={outcome}>
        {said.text}
      </p>
      {said.text && canUndo && (
        <button type="button" className="button quiet" onClick={undo}>
          {t('Undo')}
        </button>
      )}
      {said.text && (
        <button type="button" className="day-dismiss" aria-label={t('Close')} onClick={dismiss}>
          ✕
        </button>
      )}
    </div>
  )
}
