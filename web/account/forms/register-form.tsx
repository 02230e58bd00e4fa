import { codeOf, noAnswer } from '#web/account/session/error-code.ts'
import { openAccounts } from '#web/account/session/session.ts'
import { noteSignedIn } from '#web/account/signed-in-note.tsx'
import { t } from '#web/language/translate.ts'
import { AccountForm } from './account-form.tsx'
import { emailAddress } from './email.ts'
import { EmailField, forgetTypedEmail } from './email-field.tsx'
import { newPassword } from './new-password.ts'
import { NewPasswordFields } from './password-fields.tsx'
import { useAccountForm } from './use-account-form.ts'

export function RegisterForm() {
  const form = useAccountForm({
    fields: { email: emailAddress, ...newPassword },
    async submit({ email, password }) {
      const accounts = await openAccounts()
      await accounts.register({ email, password })
      forgetTypedEmail()
      noteSignedIn('registered')
    },
    failure: t('Enter Valid Details or Already a User ?'),
    hint: (error) => (codeOf(error) === noAnswer ? maybeRegistered() : undefined),
  })
  return (
    <AccountForm form={form} submitLabel={t('REGISTER')} pendingNote={t('Creating your account…')}>
      <EmailField required />
      <NewPasswordFields />
    </AccountForm>
  )
}

function maybeRegistered(): string {
  return t('Our server’s answer didn’t arrive. Your account may have been created: try again, or log in.')
}
