import { AccountScreen } from '../account/account-screen.tsx'
import { LoginPanel } from '../account/forms/login-form.tsx'
import { GuestsOnly } from '../account/session/guards.tsx'

export default function LoginScreen() {
  return (
    <AccountScreen>
      <GuestsOnly>
        <LoginPanel />
      </GuestsOnly>
    </AccountScreen>
  )
}
