import { Link } from 'react-router'
import { LoginForm } from '../account/login-form.tsx'
import { GuestsOnly } from '../session/guests-only.tsx'
import { AccountScreen } from '../shell/account-screen.tsx'

export function meta() {
  return [
    { title: 'Login – Travel Visit' },
    {
      name: 'description',
      content:
        'Log in to Travel Visit, the guide to ten temples around Tirupati, or read it without an account.',
    },
  ]
}

export default function LoginScreen() {
  return (
    <AccountScreen>
      <GuestsOnly>
        <h1>USER LOGIN</h1>
        <LoginForm />
        <p>
          <Link to="/forgot">Forgot your password?</Link>
        </p>
        <p>
          New here? <Link to="/register">Create an account</Link>
        </p>
      </GuestsOnly>
    </AccountScreen>
  )
}
