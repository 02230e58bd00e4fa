import { trimEnds } from '#text/trim-ends.ts'
import { openAccounts } from '#web/account/session/session.ts'
import { noteSignedIn } from '#web/account/signed-in-note.tsx'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { AccountForm } from './account-form.tsx'
import { EmailField, forgetTypedEmail } from './email-field.tsx'
import { PasswordField } from './password-fields.tsx'
import { useAccountForm } from './use-account-form.ts'

export function LoginPanel({ inert = false }: { inert?: boolean }) {
  return (
    <div className="login-panel" inert={inert}>
      <h1>{t('USER LOGIN')}</h1>
      <LoginForm />
      <p>
        <Link to="/forgot">{t('Forgot your password?')}</Link>
      </p>
      <p>
        {t('New here?')} <Link to="/register">{t('Create an account')}</Link>
      </p>
    </div>
  )
}

/** Checks nothing: only the identity service decides, and it does not say which of the two is wrong. */
function LoginForm() {
  const form = useAccountForm({
    fields: { email: (text) => ({ value: trimEnds(text) }), password: (text) => ({ value: text }) },
    async submit(credential) {
      const accounts = await openAccounts()
      await accounts.logIn(credential)
      forgetTypedEmail()
      noteSignedIn('logged in')
    },
    failure: t('Credentials does not match'),
    refusedFields: () => ({}),
  })
  return (
    <AccountForm form={form} submitLabel={t('LOG IN')} pendingNote={t('Signing you in…')}>
      <EmailField />
      <PasswordField name="password" label={t('Password')} autoComplete="current-password" />
    </AccountForm>
  )
}
