import { AccountScreen } from '#web/account/account-screen.tsx'
import { RegisterForm } from '#web/account/forms/register-form.tsx'
import { GuestsOnly } from '#web/account/session/guards.tsx'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'

export default function RegistrationScreen() {
  return (
    <AccountScreen>
      <GuestsOnly>
        <h1>{t('REGISTER NOW')}</h1>
        <p>{t('Your plans, on all your devices.')}</p>
        <RegisterForm />
        <p>
          {t('Already have an account?')} <Link to="/login">{t('Log in')}</Link>
        </p>
      </GuestsOnly>
    </AccountScreen>
  )
}
