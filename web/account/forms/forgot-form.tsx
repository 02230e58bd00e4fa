import { startTransition, useActionState } from 'react'
import { t } from '#web/language/translate.ts'
import { AccountForm } from '../fields/account-form.tsx'
import { Field } from '../fields/field.tsx'
import type { Problem } from '../fields/problem.ts'
import { ProblemSummary } from '../fields/problem-summary.tsx'
import { DoneNote } from './done-note.tsx'
import { readEmail } from './email.ts'
import { sendResetMail } from './send-reset-mail.ts'

type Request = {
  problem: Problem | null
  /** Where the last mail went, and how many were asked for. */
  sent: { email: string; times: number } | null
}

const start: Request = { problem: null, sent: null }

/** Asks for an address, then says where to look and offers to send once more. */
export function ForgotForm() {
  const [{ problem, sent }, act, pending] = useActionState<Request, FormData | 'start over'>(
    (last, input) => (input === 'start over' ? start : send(last, input)),
    start,
  )
  const summary = <ProblemSummary problem={pending ? null : problem} />
  if (!sent) {
    return (
      <>
        <p>{t('Enter your account’s email. We’ll email you a link to choose a new password.')}</p>
        {summary}
        <AccountForm
          action={act}
          pending={pending}
          submitLabel={t('Send me a link')}
          pendingNote={t('Sending…')}
        >
          <Field
            id="email"
            label={t('Email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            required
            problem={pending ? undefined : problem?.fields.email}
          />
        </AccountForm>
      </>
    )
  }
  return (
    <>
      <ResetMailNote key={sent.times} email={sent.email} again={sent.times > 1} />
      {summary}
      <AccountForm
        action={act}
        pending={pending}
        submitLabel={t('Send it again')}
        pendingNote={t('Sending…')}
        quiet
      >
        <input type="hidden" name="email" value={sent.email} />
      </AccountForm>
      <p>
        <button
          type="button"
          className="text-button"
          onClick={() => startTransition(() => act('start over'))}
        >
          {t('Use another email')}
        </button>
      </p>
    </>
  )
}

async function send({ sent }: Request, form: FormData): Promise<Request> {
  const email = readEmail(form)
  if (email === '') return { problem: { fields: { email: t('Enter your email') } }, sent }
  const problem = await sendResetMail(email)
  return problem ? { problem, sent } : { problem: null, sent: { email, times: (sent?.times ?? 0) + 1 } }
}

/** What to look for after a reset mail was asked for. The hour is Firebase's, and our own service's. */
function ResetMailNote({ email, again }: { email: string; again: boolean }) {
  return (
    <DoneNote>
      <p>
        <strong>{again ? t('Sent again. Check your inbox.') : t('Check your inbox.')}</strong>
      </p>
      <p>
        {t(
          'If {email} has an account here, we’ve emailed it a link. It can take a few minutes. The link works for one hour.',
          { email },
        )}
      </p>
      <p>{t('Nothing there? Check your spam folder too, and make sure the address above is right.')}</p>
    </DoneNote>
  )
}
