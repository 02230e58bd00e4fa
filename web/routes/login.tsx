import { AccountScreen } from '../account/account-screen.tsx'
import { LoginPanel } from '../account/forms/login-form.tsx'
import { GuestsOnly } from '../account/session/guards.tsx'
import { t } from '../language/translate.ts'
import { pageMeta } from '../shell/page-meta.ts'

export function meta() {
  return pageMeta({
    title: t('Login – Travel Visit'),
    description: t(
      'Log in to Travel Visit, the guide to ten temples around Tirupati, or read it without an account.',
    ),
    path: '/login',
  })
}

export default function LoginScreen() {
  return (
    <AccountScreen welcomes>
      <GuestsOnly>
        <LoginPanel />
      </GuestsOnly>
    </AccountScreen>
  )
}
