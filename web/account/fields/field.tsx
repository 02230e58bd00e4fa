import type { ComponentProps, ReactNode } from 'react'
import './field.css'

type FieldProps = ComponentProps<'input'> & {
  /** Also the name it is sent under. */
  id: string
  label: string
  problem?: string | undefined
  help?: string
  /** Stands at the end of the label's line. */
  aside?: ReactNode
}

/** An input with its label, its help and what is wrong with it, tied together for screen readers. */
export function Field({ id, label, problem, help, aside, ...input }: FieldProps) {
  const helpId = `${id}-help`
  const problemId = `${id}-problem`
  const described = [help && helpId, problem && problemId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {help && (
        <p className="field-help" id={helpId}>
          {help}
        </p>
      )}
      {problem && (
        <p className="field-problem" id={problemId}>
          {problem}
        </p>
      )}
      <input
        id={id}
        name={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
    </div>
  )
}
