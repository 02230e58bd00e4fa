import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import type { FieldProblems } from './problem.ts'
import './field.css'

export const FormContext = createContext<{ id?: string | undefined; problems: FieldProblems }>({
  problems: {},
})

export function fieldId(name: string, formId?: string): string {
  return formId ? `${formId}-${name}` : name
}

type FieldProps = ComponentProps<'input'> & {
  name: string
  label: string
  help?: string
  aside?: ReactNode
}

export function Field({ name, label, help, aside, ...input }: FieldProps) {
  const form = use(FormContext)
  const problem = form.problems[name]
  const id = fieldId(name, form.id)
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
        name={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
    </div>
  )
}
