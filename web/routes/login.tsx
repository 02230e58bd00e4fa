import { Link } from 'react-router'
import { LoginForm } from '../account/login-form.tsx'
import { t } from '../language/translate.ts'
import { GuestsOnly } from '../session/guests-only.tsx'
import { AccountScreen } from '../shell/account-screen.tsx'

export function meta() {
  return [
    { title: t('Login – Travel Visit') },
    {
      name: 'description',
      content: t(
        'Log in to Travel Visit, the guide to ten temples around Tirupati, or read it without an account.',
      ),
    },
  ]
}

export default function LoginScreen() {
  return (
    <AccountScreen>
      <GuestsOnly>
        <h1>{t('USER LOGIN')}</h1>
        <LoginForm />
        <p>
          <Link to="/forgot">{t('Forgot your password?')}</Link>
        </p>
        <p>
          {t('New here?')} <Link to="/register">{t('Create an account')}</Link>
        </p>
      </GuestsOnly>
    </AccountScreen>
  )
}
