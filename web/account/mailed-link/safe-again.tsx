import { useActionState } from 'react'
import { Link } from 'react-router'
import { t } from '#web/language/translate.ts'
import { AccountForm } from '../fields/account-form.tsx'
import type { Problem } from '../fields/problem.ts'
import { ProblemSummary } from '../fields/problem-summary.tsx'
import { DoneNote } from '../forms/done-note.tsx'
import { sendResetMail } from '../forms/send-reset-mail.ts'

type SafeAgainProps = {
  email: string
  /** Why the mail that was asked for with the change has not been sent, if it has not. */
  problem: Problem | null
}

/** Whoever changed somebody's address knew their password: what becomes of it. */
export function SafeAgain({ email, problem }: SafeAgainProps) {
  const [outcome, submit, pending] = useActionState<Problem | 'sent' | null, FormData>(
    async () => (await sendResetMail(email)) ?? 'sent',
    problem,
  )
  if (outcome === null) return <NextStep email={email} />
  if (outcome === 'sent') {
    return (
      <DoneNote>
        <NextStep email={email} />
      </DoneNote>
    )
  }
  return (
    <>
      <p>{t('Choose a new password now: whoever changed your email address knows the old one.')}</p>
      <ProblemSummary problem={pending ? null : outcome} />
      <AccountForm
        action={submit}
        pending={pending}
        submitLabel={t('Email me a link for a new password')}
        pendingNote={t('Sending…')}
      />
    </>
  )
}

function NextStep({ email }: { email: string }) {
  return (
    <>
      <p>{t('Choose a new password now: whoever changed your email address knows the old one.')}</p>
      <p>
        {t('We’ve sent an email to {email}. Use its link to choose a new password; it works for one hour.', {
          email,
        })}
      </p>
      <p>
        {t('Nothing there after a few minutes? Check your spam folder, or ask for another email:')}{' '}
        <Link to="/forgot">{t('Forgot your password?')}</Link>
      </p>
    </>
  )
}
