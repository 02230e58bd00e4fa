import { DoneNote } from '#web/account/done-note.tsx'
import { AccountForm } from '#web/account/forms/account-form.tsx'
import { EmailText } from '#web/account/forms/email-text.tsx'
import type { FormProblem } from '#web/account/forms/problem.ts'
import { mailFailure, sendResetMail } from '#web/account/forms/send-reset-mail.ts'
import { useAccountForm } from '#web/account/forms/use-account-form.ts'
import { t } from '#web/language/translate.ts'
import { Translated } from '#web/language/translated.tsx'
import { Link } from '#web/shell/navigation/link.tsx'

type SafeAgainProps = {
  email: string
  problem: FormProblem | null
}

/** Whoever changed the address knew the password, so it must be replaced. */
export function SafeAgain({ email, problem }: SafeAgainProps) {
  const form = useAccountForm({
    fields: {},
    submit: () => sendResetMail(email),
    ...mailFailure(),
    problem,
  })
  switch (form.result.state) {
    case 'open':
      return <NextStep email={email} />
    case 'done':
      return (
        <DoneNote>
          <NextStep email={email} />
        </DoneNote>
      )
    case 'refused':
      return (
        <>
          <p>{t('Choose a new password now: whoever changed your email address knows the old one.')}</p>
          <AccountForm
            form={form}
            submitLabel={t('Email me a link for a new password')}
            pendingNote={t('Sending…')}
          />
        </>
      )
  }
}

function NextStep({ email }: { email: string }) {
  return (
    <>
      <p>{t('Choose a new password now: whoever changed your email address knows the old one.')}</p>
      <p>
        <Translated
          text="We’ve sent an email to {email}. Use its link to choose a new password; it works for one hour."
          parts={{ email: <EmailText email={email} /> }}
        />
      </p>
      <p>
        {t('Nothing there after a few minutes? Check your spam folder, or ask for another email:')}{' '}
        <Link to="/forgot">{t('Forgot your password?')}</Link>
      </p>
    </>
  )
}
