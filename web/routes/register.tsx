import { Link } from 'react-router'
import { RegisterForm } from '../account/register-form.tsx'
import { t } from '../language/translate.ts'
import { GuestsOnly } from '../session/guests-only.tsx'
import { AccountScreen } from '../shell/account-screen.tsx'

export function meta() {
  return [
    { title: t('Register – Travel Visit') },
    {
      name: 'description',
      content: t('Make a Travel Visit account with an email and a password. The temple guide needs none.'),
    },
  ]
}

export default function RegistrationScreen() {
  return (
    <AccountScreen>
      <GuestsOnly>
        <h1>{t('REGISTER NOW')}</h1>
        <RegisterForm />
        <p>
          {t('Already have an account?')} <Link to="/login">{t('Log in')}</Link>
        </p>
      </GuestsOnly>
    </AccountScreen>
  )
}
