import {
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
  startTransition,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react'
import { t } from '#web/language/translate.ts'
import { FormContext, fieldId } from './field.tsx'
import type { FieldProblems, FormProblem } from './problem.ts'
import type { AccountFormState } from './use-account-form.ts'
import './account-form.css'

type AccountFormProps = {
  form: AccountFormState
  id?: string
  submitLabel: string
  pendingNote: string
  kind?: 'quiet' | 'danger'
  children?: ReactNode
}

/** Keeps its input when refused, where React would reset it. The action keeps browsers from sending it themselves. */
export function AccountForm({
  form: { action, pending, problem, wrong, review },
  id,
  submitLabel,
  pendingNote,
  kind,
  children,
}: AccountFormProps) {
  const offlineNoteId = useId()
  const isOffline = useIsOffline()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (!pending) startTransition(() => action(form))
  }
  const correct = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    if (problem && target instanceof HTMLInputElement) review(new FormData(currentTarget), target.name)
  }
  return (
    <>
      <ProblemSummary problem={problem} wrong={wrong} formId={id} />
      <form
        className="account-form needs-script"
        action={action}
        onSubmit={submit}
        onInput={correct}
        noValidate
      >
        <FormContext value={{ id, problems: wrong }}>{children}</FormContext>
        {isOffline && (
          <p className="offline-note strong" id={offlineNoteId}>
            {t('You’re offline. This needs a signal.')}
          </p>
        )}
        <button
          type="submit"
          className={kind ? `button ${kind}` : 'button'}
          aria-disabled={pending}
          aria-busy={pending}
          aria-describedby={isOffline ? offlineNoteId : undefined}
        >
          {submitLabel}
        </button>
        <p className="visually-hidden" role="status">
          {pending && pendingNote}
        </p>
      </form>
    </>
  )
}

type ProblemSummaryProps = {
  problem: FormProblem | null
  wrong?: FieldProblems
  formId?: string | undefined
}

/** Stays as it was while its problems are put right: what moved under a finger would be missed. */
export function ProblemSummary({ problem, wrong = {}, formId }: ProblemSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) summary.current?.focus()
  }, [problem])
  if (!problem) return null
  const fields = Object.entries(problem.fields)
  const isMet = fields.length > 0 && Object.keys(wrong).length === 0
  return (
    <div
      className={isMet ? 'problem-summary sheet problem met' : 'problem-summary sheet problem'}
      tabIndex={-1}
      ref={summary}
    >
      {problem.hint && <p>{problem.hint}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map(([name, text]) => (
            <li key={name} className={name in wrong ? undefined : 'met'}>
              <a href={`#${fieldId(name, formId)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      <p role="alert">{problem.message}</p>
    </div>
  )
}

function useIsOffline(): boolean {
  return useSyncExternalStore(
    onNetworkChange,
    () => !navigator.onLine,
    () => false,
  )
}

function onNetworkChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
