import { Link } from '#web/navigation/link.tsx'
import { AccountScreen } from '../account/account-screen.tsx'
import { RegisterForm } from '../account/forms/register-form.tsx'
import { GuestsOnly } from '../account/session/guards.tsx'
import { t } from '../language/translate.ts'

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
