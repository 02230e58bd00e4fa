import { useState } from 'react'
import { DoneNote } from '#web/account/done-note.tsx'
import { t } from '#web/language/translate.ts'
import { Translated } from '#web/language/translated.tsx'
import { AccountForm } from './account-form.tsx'
import { emailAddress } from './email.ts'
import { EmailField } from './email-field.tsx'
import { EmailText } from './email-text.tsx'
import { mailFailure, sendResetMail } from './send-reset-mail.ts'
import { useAccountForm } from './use-account-form.ts'

export function ForgotForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? (
    <AskForLink onSent={setSentTo} />
  ) : (
    <SendAgain email={sentTo} onOtherEmail={() => setSentTo(null)} />
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const form = useAccountForm({
    fields: { email: emailAddress },
    async submit({ email }) {
      await sendResetMail(email)
      onSent(email)
    },
    ...mailFailure(),
  })
  return (
    <>
      <p>{t('Enter your account’s email. We’ll email you a link to choose a new password.')}</p>
      <AccountForm form={form} submitLabel={t('Send me a link')} pendingNote={t('Sending…')}>
        <EmailField required />
      </AccountForm>
    </>
  )
}

function SendAgain({ email, onOtherEmail }: { email: string; onOtherEmail: () => void }) {
  const [sent, setSent] = useState(1)
  const form = useAccountForm({
    fields: {},
    async submit() {
      await sendResetMail(email)
      setSent((times) => times + 1)
    },
    ...mailFailure(),
  })
  return (
    <>
      <ResetMailNote key={sent} email={email} again={sent > 1} />
      <AccountForm form={form} submitLabel={t('Send it again')} pendingNote={t('Sending…')} kind="quiet" />
      <p>
        <button type="button" className="text-button" onClick={onOtherEmail}>
          {t('Use another email')}
        </button>
      </p>
    </>
  )
}

/** The link lasts an hour, on Firebase and on our own service. */
function ResetMailNote({ email, again }: { email: string; again: boolean }) {
  return (
    <DoneNote>
      <p>
        <strong>{again ? t('Sent again. Check your inbox.') : t('Check your inbox.')}</strong>
      </p>
      <p>
        <Translated
          text="If {email} has an account here, we’ve emailed it a link. It can take a few minutes. The link works for one hour."
          parts={{ email: <EmailText email={email} /> }}
        />
      </p>
      <p>{t('Nothing there? Check your spam folder too, and make sure the address above is right.')}</p>
    </DoneNote>
  )
}
