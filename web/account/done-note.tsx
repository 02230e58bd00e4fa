import { type ReactNode, useEffect, useRef } from 'react'
import './done-note.css'

/** Replaces a form, and takes the focus from the button that has disappeared. */
export function DoneNote({ children }: { children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.focus({ preventScroll: true })
    // The form that it replaces was longer: without this, its beginning would be off the screen.
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="done-note sheet done stack gap-2" role="status" tabIndex={-1} ref={note}>
      {children}
    </div>
  )
}
