import { AccountScreen } from '#web/account/account-screen.tsx'
import { LoginPanel } from '#web/account/forms/login-form.tsx'
import { GuestsOnly } from '#web/account/session/guards.tsx'

export default function LoginScreen() {
  return (
    <AccountScreen>
      <GuestsOnly>
        <LoginPanel />
      </GuestsOnly>
    </AccountScreen>
  )
}
