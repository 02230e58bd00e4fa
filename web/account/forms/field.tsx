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
  help?: string | undefined
  isMet?: boolean
  aside?: ReactNode
}

export function Field({ name, label, help, isMet = false, aside, ...input }: FieldProps) {
  const form = use(FormContext)
  const problem = form.problems[name]
  const id = fieldId(name, form.id)
  const helpId = `${id}-help`
  const problemId = `${id}-problem`
  const described = problem ? problemId : help && helpId
  return (
    <div className="field stack gap-1">
      <div className="field-label strong cluster middle apart">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <input
        id={id}
        name={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
      {/* In its place, so that nothing moves while a mistake is put right. */}
      {problem ? (
        <p className="field-problem" id={problemId}>
          {problem}
        </p>
      ) : (
        help && (
          <p className={isMet ? 'field-help soft met' : 'field-help soft'} id={helpId}>
            <span>{help}</span>
          </p>
        )
      )}
    </div>
  )
}
