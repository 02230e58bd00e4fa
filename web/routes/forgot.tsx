import { Link } from '#web/navigation/link.tsx'
import { AccountScreen } from '../account/account-screen.tsx'
import { ForgotForm } from '../account/forms/forgot-form.tsx'
import { t } from '../language/translate.ts'

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
