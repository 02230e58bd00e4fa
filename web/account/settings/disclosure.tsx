import { type ReactNode, useState } from 'react'
import './disclosure.css'

/**
 * A form that few need on a visit, folded away under its name; one is open at a time. Closed, it is not
 * there: nothing typed into it stays, and password managers meet one form only.
 */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="disclosure"
      name="setting"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{label}</summary>
      {open && <div className="disclosure-content">{children}</div>}
    </details>
  )
}
