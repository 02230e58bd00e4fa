import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'

/** A password that can be looked at: most mistakes on a small keyboard are typing mistakes. */
export function PasswordField({ label, ...field }: ComponentProps<typeof Field>) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...field}
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aside={
        <button
          type="button"
          className="password-toggle"
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
