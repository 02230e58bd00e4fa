import { useEffect, useRef } from 'react'
import { t } from '#web/language/translate.ts'
import { Link } from './navigation/link.tsx'
import { say, useOutcome } from './say.ts'
import './outcome-note.css'

const shownMs = 6000
/** Whoever may press something first has to find it. */
const withButtonsMs = 10_000

/** Lies over the page, which doesn't move for it, and goes after some seconds, with Escape, or at the next press elsewhere. */
export function OutcomeNote() {
  const outcome = useOutcome()
  const { text, stays, see, undo } = outcome
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!outcome.text) return
    const goesAfterMs = outcome.see || outcome.undo ? withButtonsMs : shownMs
    const go = () => {
      if (note.current?.matches(':hover, :focus-within')) timer = setTimeout(go, goesAfterMs)
      else say('')
    }
    let timer = outcome.stays ? undefined : setTimeout(go, goesAfterMs)
    const pressed = ({ target }: Event) => {
      if (!note.current?.contains(target as Node)) say('')
    }
    const typed = ({ key }: KeyboardEvent) => key === 'Escape' && say('')
    document.addEventListener('click', pressed, true)
    document.addEventListener('keydown', typed)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', pressed, true)
      document.removeEventListener('keydown', typed)
    }
  }, [outcome])
  return (
    <div className="said on-screen" role="status">
      <div
        className={stays ? 'said-box cluster gap-4 flat middle stays' : 'said-box cluster gap-4 flat middle'}
        ref={note}
      >
        <p>{text}</p>
        {see && (
          <Link className="target low" to={see.to} onClick={() => say('')}>
            {see.label}
          </Link>
        )}
        {undo && (
          <button
            type="button"
            className="text-button target low"
            onClick={() => {
              say('')
              void undo()
            }}
          >
            {t('Undo')}
          </button>
        )}
      </div>
    </div>
  )
}
