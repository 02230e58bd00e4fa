import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '#web/language/translate.ts'
import './outcome-bar.css'
import { openDay } from './state/open-day.ts'
import type { Edits } from './state/use-edits.ts'

type OutcomeBarProps = {
  edits: Edits
  children?: ReactNode
}

/** What was done last, with a button to undo it. It covers the page, which makes no room for it. */
export function OutcomeBar({ edits, children }: OutcomeBarProps) {
  const { outcome, offered, canUndo, undo, dismiss } = edits
  const bar = useRef<HTMLElement>(null)
  const isNoticed = Boolean(children)
  useFocusOrClear(outcome, bar)
  useDismissedElsewhere(edits, bar)
  useDismissedByNotice(isNoticed, dismiss)
  const see = (day: string) => {
    dismiss()
    void openDay(day)
  }
  return (
    <section
      className={outcome.text || isNoticed ? 'day-outcome sheet' : 'day-outcome sheet empty'}
      aria-label={t('Last change')}
      tabIndex={-1}
      ref={bar}
    >
      {children}
      <div className="day-done cluster gap-3 flat middle">
        <p className="clamp" role="status">
          {outcome.text}
        </p>
        {offered && (
          <button type="button" className="text-button" onClick={() => see(offered)}>
            {t('See the plan')}
          </button>
        )}
        {outcome.text && canUndo && (
          <button type="button" className="text-button" onClick={undo}>
            {t('Undo')}
          </button>
        )}
        {outcome.text && (
          <button type="button" className="day-dismiss icon-button" aria-label={t('Close')} onClick={dismiss}>
            ✕
          </button>
        )}
      </div>
    </section>
  )
}

type Bar = RefObject<HTMLElement | null>

/** The button that was pressed may have gone. The status tells what was done, so it takes no focus itself. */
function useFocusOrClear(outcome: Edits['outcome'], bar: Bar): void {
  const [outcomeBefore] = useState(outcome)
  useEffect(() => {
    if (outcome === outcomeBefore || !outcome.text || !bar.current) return
    const pressed = document.activeElement
    if (pressed === document.body) bar.current.focus({ preventScroll: true })
    else scrollClear(pressed, bar.current)
  }, [outcome, outcomeBefore, bar])
}

/** What was done is old news once the reader unfolds something else or leaves the page. */
function useDismissedElsewhere({ outcome, dismiss }: Edits, bar: Bar): void {
  const passOn = useEffectEvent(({ type, target }: Event) => {
    const isLeft = document.visibilityState === 'hidden'
    const isElsewhere = type === 'toggle' && !bar.current?.contains(target as Node)
    if (isLeft || isElsewhere) dismiss()
  })
  useEffect(() => {
    if (!outcome.text) return
    const hear = (event: Event) => passOn(event)
    document.addEventListener('visibilitychange', hear)
    // Toggle events don't bubble.
    document.addEventListener('toggle', hear, true)
    return () => {
      document.removeEventListener('visibilitychange', hear)
      document.removeEventListener('toggle', hear, true)
    }
  }, [outcome])
}

/** A notice that appears by itself takes the place of what was done before it. */
function useDismissedByNotice(isNoticed: boolean, dismiss: () => void): void {
  const wasNoticed = useRef(isNoticed)
  const giveWay = useEffectEvent(dismiss)
  useEffect(() => {
    if (isNoticed && !wasNoticed.current) giveWay()
    wasNoticed.current = isNoticed
  }, [isNoticed])
}

/** What was pressed may be pressed again: the bar doesn't cover it. */
function scrollClear(pressed: Element | null, bar: Element): void {
  if (!pressed || bar.contains(pressed)) return
  const [one, other] = [pressed.getBoundingClientRect(), bar.getBoundingClientRect()]
  const isBeside = one.right < other.left
  const covered = one.bottom - other.top
  if (!isBeside && covered > 0 && one.top < other.bottom) scrollBy(0, covered)
}
