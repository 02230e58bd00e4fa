import { AccountScreen } from '#web/account/account-screen.tsx'
import { ForgotForm } from '#web/account/forms/forgot-form.tsx'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'

export default function ForgotScreen() {
  return (
    <AccountScreen>
      <h1>{t('Forgot your password?')}</h1>
      <ForgotForm />
      <p>
        {t('Remembered it?')} <Link to="/login">{t('Log in')}</Link>
      </p>
    </AccountScreen>
  )
}
