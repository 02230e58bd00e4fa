import { AccountForm } from '../account/forms/account-form.tsx'
import { DoneNote } from '../account/forms/done-note.tsx'
import { EmailText } from '../account/forms/email-text.tsx'
import { useAccountForm } from '../account/forms/use-account-form.ts'
import type { AccountDetails, OwnAccount } from '../account/session/own-account.ts'
import { t } from '../language/translate.ts'
import { Translated } from '../language/translated.tsx'
import './email-status.css'

type EmailStatusProps = { own: OwnAccount; details: AccountDetails }

export function EmailStatus({ own, details: { email, emailVerified } }: EmailStatusProps) {
  return (
    <>
      <p className="email-status">
        <EmailText email={email} />{' '}
        <span className={emailVerified ? 'badge good' : 'badge'}>
          {emailVerified ? t('Confirmed') : t('Not confirmed')}
        </span>
      </p>
      {!emailVerified && <VerifyEmail own={own} email={email} />}
    </>
  )
}

function VerifyEmail({ own, email }: { own: OwnAccount; email: string }) {
  const form = useAccountForm({
    fields: {},
    submit: () => own.sendVerification(),
    failure: t('We couldn’t send the email'),
  })
  if (form.result.state === 'done') {
    return (
      <DoneNote>
        <p>
          <Translated
            text="We’ve sent an email to {email}. Open the link in it. Nothing there after a few minutes? Check your spam folder."
            parts={{ email: <EmailText email={email} /> }}
          />
        </p>
      </DoneNote>
    )
  }
  return (
    <>
      <p>{t('We don’t know yet if this email address is yours.')}</p>
      <AccountForm
        form={form}
        submitLabel={t('Send me a verification email')}
        pendingNote={t('Sending…')}
        kind="quiet"
      />
    </>
  )
}
