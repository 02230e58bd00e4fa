import { useEffect, useRef } from 'react'
import { say, useSaid } from './said.ts'
import './said-note.css'

const shownMs = 6000

/** Lies over the page, which doesn't move for it, and goes after some seconds, with Escape, or at the next press elsewhere. */
export function SaidNote() {
  const said = useSaid()
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!said.text) return
    const timer = said.stays ? undefined : setTimeout(() => say(''), shownMs)
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
  }, [said])
  return (
    <div className="said" role="status">
      <p ref={note} className={said.stays ? 'stays' : undefined}>
        {said.text}
      </p>
    </div>
  )
}
