import { trimEnds } from '#text/trim-ends.ts'
import { DoneNote } from '#web/account/done-note.tsx'
import { AccountForm } from '#web/account/forms/account-form.tsx'
import { currentPassword } from '#web/account/forms/current-password.ts'
import { emailAddress } from '#web/account/forms/email.ts'
import { EmailText } from '#web/account/forms/email-text.tsx'
import { Field } from '#web/account/forms/field.tsx'
import type { FieldParser } from '#web/account/forms/parse.ts'
import { CurrentPasswordField } from '#web/account/forms/password-fields.tsx'
import { reasonOf } from '#web/account/forms/problem.ts'
import { mailFailure } from '#web/account/forms/send-reset-mail.ts'
import { refusals, useAccountForm } from '#web/account/forms/use-account-form.ts'
import type { OwnAccount } from '#web/account/session/own-account.ts'
import { notePendingEmail } from '#web/account/session/pending-email.ts'
import { t } from '#web/language/translate.ts'
import { Translated } from '#web/language/translated.tsx'

type ChangeEmailProps = { own: OwnAccount; email: string }

/** The old address stays until the link in the mail to the new one is opened. */
export function ChangeEmail({ own, email }: ChangeEmailProps) {
  const form = useAccountForm({
    fields: { email: addressOtherThan(email), current_password: currentPassword },
    async submit({ current_password, email: newEmail }) {
      await own.changeEmail(current_password, newEmail)
      notePendingEmail({ from: email, to: newEmail }, new Date())
      return { newEmail }
    },
    ...mailFailure(),
    failure: t('Your email address wasn’t changed'),
    refusedFields: (error) => (reasonOf(error) === 'OWN_EMAIL' ? { email: ownAddress() } : refusals(error)),
  })
  if (form.result.state === 'done') {
    return (
      <DoneNote>
        <p>
          <Translated
            text="We’ve sent an email to {newEmail}. Open the link in it to change your email address. Until then nothing changes: keep using {email}."
            parts={{
              newEmail: <EmailText email={form.result.value.newEmail} />,
              email: <EmailText email={email} />,
            }}
          />
        </p>
      </DoneNote>
    )
  }
  return (
    <AccountForm
      form={form}
      id="email"
      submitLabel={t('Send an email to the new address')}
      pendingNote={t('Sending…')}
    >
      <Field
        name="email"
        label={t('New email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        help={t('We’ll send a link to it. Nothing changes until you open the link.')}
      />
      <CurrentPasswordField email={email} />
    </AccountForm>
  )
}

/** Refuses only the same spelling; the identity service knows other forms of the same address. */
function addressOtherThan(email: string): FieldParser {
  return (text, form) => {
    const address = trimEnds(text)
    if (address === '') return { problem: t('Enter your new email') }
    if (address.toLowerCase() === email.toLowerCase()) return { problem: ownAddress() }
    return emailAddress(text, form)
  }
}

function ownAddress(): string {
  return t('This is already your email address')
}
