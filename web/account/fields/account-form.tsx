import { type ReactNode, type SubmitEvent, startTransition } from 'react'
import './account-form.css'

type AccountFormProps = {
  /** What useActionState handed out. */
  action: (form: FormData) => void
  pending: boolean
  submitLabel: string
  /** Said to screen readers while it works. */
  pendingNote: string
  /** A button that does not ask for attention. */
  quiet?: boolean
  children?: ReactNode
}

/**
 * A form that keeps what was typed when it is refused (React empties one that has only an action), and
 * cannot be sent twice. As an action it also keeps a press of the button from before the page's
 * JavaScript arrived.
 */
export function AccountForm({
  action,
  pending,
  submitLabel,
  pendingNote,
  quiet = false,
  children,
}: AccountFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (!pending) startTransition(() => action(form))
  }
  return (
    <form className="account-form" action={action} onSubmit={submit} noValidate>
      {children}
      <button
        type="submit"
        className={quiet ? 'button quiet' : 'button'}
        aria-disabled={pending}
        aria-busy={pending}
      >
        {submitLabel}
      </button>
      <p className="visually-hidden" role="status">
        {pending && pendingNote}
      </p>
    </form>
  )
}
