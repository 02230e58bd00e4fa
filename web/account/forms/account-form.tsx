import {
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
import type { FormProblem } from './problem.ts'
import type { AccountFormState } from './use-account-form.ts'
import './account-form.css'

type AccountFormProps = {
  form: AccountFormState
  id?: string
  submitLabel: string
  pendingNote: string
  /** `danger` for what cannot be undone. */
  kind?: 'quiet' | 'danger'
  children?: ReactNode
}

/** Keeps its input when refused, where React would reset it. The action keeps browsers from sending it themselves. */
export function AccountForm({
  form: { action, pending, problem },
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
  return (
    <>
      <ProblemSummary problem={problem} formId={id} />
      <form className="account-form needs-script" action={action} onSubmit={submit} noValidate>
        <FormContext value={{ id, problems: problem?.fields ?? {} }}>{children}</FormContext>
        {isOffline && (
          <p className="offline-note" id={offlineNoteId}>
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

type ProblemSummaryProps = { problem: FormProblem | null; formId?: string | undefined }

export function ProblemSummary({ problem, formId }: ProblemSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) summary.current?.focus()
  }, [problem])
  if (!problem) return null
  const fields = Object.entries(problem.fields)
  return (
    <div className="problem-summary" tabIndex={-1} ref={summary}>
      {problem.hint && <p>{problem.hint}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map(([name, text]) => (
            <li key={name}>
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
