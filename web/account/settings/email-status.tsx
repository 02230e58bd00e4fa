import { useActionState } from 'react'
import { t } from '#web/language/translate.ts'
import { AccountForm } from '../fields/account-form.tsx'
import { type Problem, problemOf } from '../fields/problem.ts'
import { ProblemSummary } from '../fields/problem-summary.tsx'
import { DoneNote } from '../forms/done-note.tsx'
import type { AccountDetails, OwnAccount } from '../session/own-account.ts'
import './email-status.css'

type EmailStatusProps = { own: OwnAccount; details: AccountDetails }

/** The address, whether its mailbox is known to be the account's, and the way to show that it is. */
export function EmailStatus({ own, details: { email, emailVerified } }: EmailStatusProps) {
  const [outcome, submit, pending] = useActionState<Problem | 'sent' | null, FormData>(
    () => sendVerification(own),
    null,
  )
  return (
    <>
      <p className="email-status">
        <strong>{email}</strong>{' '}
        <span className={emailVerified ? 'badge good' : 'badge'}>
          {emailVerified ? t('Confirmed') : t('Not confirmed')}
        </span>
      </p>
      {!emailVerified &&
        (outcome === 'sent' ? (
          <DoneNote>
            <p>
              {t(
                'We’ve sent an email to {email}. Open the link in it. Nothing there after a few minutes? Check your spam folder.',
                { email },
              )}
            </p>
          </DoneNote>
        ) : (
          <>
            <p>{t('We don’t know yet if this email address is yours.')}</p>
            <ProblemSummary problem={pending ? null : outcome} />
            <AccountForm
              action={submit}
              pending={pending}
              submitLabel={t('Send me a verification email')}
              pendingNote={t('Sending…')}
              quiet
            />
          </>
        ))}
    </>
  )
}

async function sendVerification(own: OwnAccount): Promise<Problem | 'sent'> {
  try {
    await own.sendVerification()
    return 'sent'
  } catch (error) {
    return problemOf(t('We couldn’t send the email'), error)
  }
}
