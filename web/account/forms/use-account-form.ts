import { useActionState, useState } from 'react'
import { refusedCurrentPassword } from './current-password.ts'
import { refusedEmail } from './email.ts'
import { isOffline } from './is-offline.ts'
import { refusedPassword } from './new-password.ts'
import { type FieldParsers, parseForm, stillWrong } from './parse.ts'
import { type Failure, type FieldProblems, type FormProblem, hintFor, problemOf } from './problem.ts'

type AccountFormOptions<Name extends string, Value> = Failure & {
  fields: FieldParsers<Name>
  submit: (entered: Record<Name, string>) => Promise<Value>
  refusedFields?: (error: unknown) => FieldProblems
  hint?: (error: unknown) => string | undefined
  onRefused?: (error: unknown) => void
  problem?: FormProblem | null
}

type FormResult<Value> =
  | { state: 'open' }
  /** `named` by the service, so that only an edit of the field can put it right. */
  | { state: 'refused'; problem: FormProblem; named?: boolean }
  | { state: 'done'; value: Value }

export type AccountFormState<Value = unknown> = {
  result: FormResult<Value>
  problem: FormProblem | null
  wrong: FieldProblems
  review: (form: FormData, edited: string) => void
  pending: boolean
  action: (form: FormData) => void
}

export function useAccountForm<Name extends string, Value>(
  options: AccountFormOptions<Name, Value>,
): AccountFormState<Value> {
  const [result, action, pending] = useActionState<FormResult<Value>, FormData>(
    (last, form) => submitted(last, form, options),
    options.problem ? { state: 'refused', problem: options.problem } : { state: 'open' },
  )
  const [reviewed, setReviewed] = useState<Reviewed>({ result, edited: [], wrong: {} })
  const problem = !pending && result.state === 'refused' ? result.problem : null
  const wrong = (reviewed.result === result ? reviewed.wrong : problem?.fields) ?? {}
  const review = (form: FormData, name: string) => {
    if (result.state !== 'refused') return
    const edited = [...(reviewed.result === result ? reviewed.edited : []), name]
    const isRight = (field: string) => !result.named || edited.includes(field)
    setReviewed({ result, edited, wrong: stillWrong(result.problem.fields, form, options.fields, isRight) })
  }
  return { result, problem, wrong: problem ? wrong : {}, review, pending, action }
}

type Reviewed = { result: unknown; edited: string[]; wrong: FieldProblems }

async function submitted<Name extends string, Value>(
  last: FormResult<Value>,
  form: FormData,
  options: AccountFormOptions<Name, Value>,
): Promise<FormResult<Value>> {
  const { fields, submit, refusedFields = refusals, hint, onRefused } = options
  const mayHaveBeenDone = last.state === 'refused' && last.problem.mayBeDone === true
  const parsed = parseForm(form, fields)
  if ('problems' in parsed) {
    const problem = problemOf(options, undefined, mayHaveBeenDone)
    return { state: 'refused', problem: { ...problem, fields: parsed.problems } }
  }
  if (await isOffline()) {
    return { state: 'refused', problem: problemOf(options, mayHaveBeenDone ? 'unanswered' : 'offline') }
  }
  try {
    return { state: 'done', value: await submit(parsed.entered) }
  } catch (error) {
    onRefused?.(error)
    const known = hintFor(error)
    // A lost signal or too many tries says nothing about an earlier attempt.
    const mayBeDone = known === 'unanswered' || (known !== undefined && mayHaveBeenDone)
    const problem = problemOf(options, known, mayBeDone)
    const refused = Object.entries(refusedFields(error)).filter(([name]) => name in fields)
    return {
      state: 'refused',
      named: true,
      problem: { ...problem, hint: hint?.(error) ?? problem.hint, fields: Object.fromEntries(refused) },
    }
  }
}

export function refusals(error: unknown): FieldProblems {
  return { ...refusedEmail(error), ...refusedPassword(error), ...refusedCurrentPassword(error) }
}
