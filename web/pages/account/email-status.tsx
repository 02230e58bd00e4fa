import { DoneNote } from '#web/account/done-note.tsx'
import { AccountForm } from '#web/account/forms/account-form.tsx'
import { EmailText } from '#web/account/forms/email-text.tsx'
import { mailFailure } from '#web/account/forms/send-reset-mail.ts'
import { useAccountForm } from '#web/account/forms/use-account-form.ts'
import type { AccountDetails, OwnAccount } from '#web/account/session/own-account.ts'
import { pendingEmail } from '#web/account/session/pending-email.ts'
import { t } from '#web/language/translate.ts'
import { Translated } from '#web/language/translated.tsx'
import { useNow } from '#web/shell/now.tsx'
import './email-status.css'

type EmailStatusProps = { own: OwnAccount; details: AccountDetails }

export function EmailStatus({ own, details: { email, emailVerified } }: EmailStatusProps) {
  return (
    <>
      <p className="email-status cluster middle">
        <EmailText email={email} />{' '}
        <span className={emailVerified ? 'badge note good' : 'badge note'}>
          {emailVerified ? t('Confirmed') : t('Not confirmed')}
        </span>
      </p>
      <PendingEmail email={email} />
      {!emailVerified && <VerifyEmail own={own} email={email} />}
    </>
  )
}

/** A change waits for the link in a mail to the new address. Only the device on which it was asked for knows. */
function PendingEmail({ email }: { email: string }) {
  const now = useNow()
  const pending = now && pendingEmail(email, now)
  if (!pending) return null
  return (
    <p className="pending-email small-text">
      <Translated
        text="You’ve asked to change it to {newEmail}. Open the link that we sent there."
        parts={{ newEmail: <EmailText email={pending} /> }}
      />
    </p>
  )
}

function VerifyEmail({ own, email }: { own: OwnAccount; email: string }) {
  const form = useAccountForm({
    fields: {},
    submit: () => own.sendVerification(),
    ...mailFailure(),
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
