import { type ReactNode, useEffect, useRef } from 'react'
import './done-note.css'

/** Replaces a form, and takes the focus from the button that has disappeared. */
export function DoneNote({ children }: { children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div className="done-note" role="status" tabIndex={-1} ref={note}>
      {children}
    </div>
  )
}
