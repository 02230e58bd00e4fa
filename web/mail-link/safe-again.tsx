import { useActionState } from 'react'
import { AccountForm } from '../account/account-form.tsx'
import { DoneNote } from '../account/done-note.tsx'
import type { Problem } from '../account/problem.ts'
import { ProblemSummary } from '../account/problem-summary.tsx'
import { sendResetMail } from '../account/send-reset-mail.ts'
import { t } from '../language/translate.ts'

/** Whoever changed somebody's address knew their password: offers a new one at once. */
export function SafeAgain({ email }: { email: string }) {
  const [outcome, submit, pending] = useActionState<Problem | 'sent' | null, FormData>(
    async () => (await sendResetMail(email)) ?? 'sent',
    null,
  )
  if (outcome === 'sent') {
    return (
      <DoneNote>
        <p>
          {t(
            'A mail is on its way to {email}. Its link, with which you choose a new password, works for one hour.',
            { email },
          )}
        </p>
      </DoneNote>
    )
  }
  return (
    <>
      <p>
        {t(
          'If somebody else changed it, they know your password. Choose a new one now: that also signs them out.',
        )}
      </p>
      <ProblemSummary problem={pending ? null : outcome} />
      <AccountForm
        action={submit}
        pending={pending}
        submitLabel={t('Mail me a link for a new password')}
        pendingNote={t('Sending…')}
      />
    </>
  )
}
