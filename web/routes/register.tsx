import { useState } from 'react'
import { Link } from 'react-router'
import { AccountScreen } from '../account/account-screen.tsx'
import { RegisterForm } from '../account/forms/register-form.tsx'
import { GuestsOnly } from '../account/session/guards.tsx'
import { t } from '../language/translate.ts'
import { pageToReturnTo } from '../shell/page-to-return-to.ts'

export default function RegistrationScreen() {
  // Readers who come from the guide, for example from a day, know what the site is.
  const [page] = useState(pageToReturnTo)
  return (
    <AccountScreen welcomes={page === undefined}>
      <GuestsOnly>
        <h1>{t('REGISTER NOW')}</h1>
        <p>{t('Your plans and the temples you’ve seen, on every device where you log in.')}</p>
        <RegisterForm />
        <p>
          {t('Already have an account?')} <Link to="/login">{t('Log in')}</Link>
        </p>
      </GuestsOnly>
    </AccountScreen>
  )
}
