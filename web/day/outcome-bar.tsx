import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '#web/language/translate.ts'
import './outcome-bar.css'
import { openDay } from './state/open-day.ts'
import type { Edits } from './state/use-edits.ts'

type OutcomeBarProps = {
  edits: Edits
  /** A notice that needs an answer now. */
  children?: ReactNode
}

/** What was done last, with a button to undo it. It covers the page, which makes no room for it. */
export function OutcomeBar({ edits, children }: OutcomeBarProps) {
  const { said, offered, canUndo, undo, dismiss } = edits
  const bar = useRef<HTMLElement>(null)
  const known = useRef(said)
  useEffect(() => {
    if (said === known.current) return
    known.current = said
    // The button that was pressed may have gone. The status tells what was done, so it takes no focus itself.
    if (!said.text || !bar.current) return
    const pressed = document.activeElement
    if (pressed === document.body) bar.current.focus({ preventScroll: true })
    else scrollClear(pressed, bar.current)
  }, [said])
  // What was done is old news once the reader unfolds something else or leaves the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change.
  useEffect(() => {
    if (!said.text) return
    const passOn = ({ type, target }: Event) => {
      const isLeft = document.visibilityState === 'hidden'
      const isElsewhere = type === 'toggle' && !bar.current?.contains(target as Node)
      if (isLeft || isElsewhere) dismiss()
    }
    document.addEventListener('visibilitychange', passOn)
    // Toggle events don't bubble.
    document.addEventListener('toggle', passOn, true)
    return () => {
      document.removeEventListener('visibilitychange', passOn)
      document.removeEventListener('toggle', passOn, true)
    }
  }, [said])
  const see = (day: string) => {
    dismiss()
    void openDay(day)
  }
  const isNoticed = Boolean(children)
  const wasNoticed = useRef(isNoticed)
  // A notice that appears by itself takes the place of what was done before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each notice.
  useEffect(() => {
    if (isNoticed && !wasNoticed.current) dismiss()
    wasNoticed.current = isNoticed
  }, [isNoticed])
  return (
    <section
      className={said.text || isNoticed ? 'day-outcome' : 'day-outcome empty'}
      aria-label={t('Last change')}
      tabIndex={-1}
      ref={bar}
    >
      {children}
      <div className="day-done">
        <p role="status">{said.text}</p>
        {offered && (
          <button type="button" className="text-button" onClick={() => see(offered)}>
            {t('See the plan')}
          </button>
        )}
        {said.text && canUndo && (
          <button type="button" className="text-button" onClick={undo}>
            {t('Undo')}
          </button>
        )}
        {said.text && (
          <button type="button" className="day-dismiss" aria-label={t('Close')} onClick={dismiss}>
            ✕
          </button>
        )}
      </div>
    </section>
  )
}

/** What was pressed may be pressed again: the bar doesn't cover it. */
function scrollClear(pressed: Element | null, bar: Element): void {
  if (!pressed || bar.contains(pressed)) return
  const [one, other] = [pressed.getBoundingClientRect(), bar.getBoundingClientRect()]
  const isBeside = one.right < other.left
  const covered = one.bottom - other.top
  if (!isBeside && covered > 0 && one.top < other.bottom) scrollBy(0, covered)
}
