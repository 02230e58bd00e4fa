import { Link } from 'react-router'
import { RegisterForm } from '../account/register-form.tsx'
import { GuestsOnly } from '../session/guests-only.tsx'
import { AccountScreen } from '../shell/account-screen.tsx'

export function meta() {
  return [
    { title: 'Register – Travel Visit' },
    {
      name: 'description',
      content: 'Make a Travel Visit account with an email and a password. The temple guide needs none.',
    },
  ]
}

export default function RegistrationScreen() {
  return (
    <AccountScreen>
      <GuestsOnly>
        <h1>REGISTER NOW</h1>
        <RegisterForm />
        <p>
          Already have an account? <Link to="/login">Log in</Link>
        </p>
      </GuestsOnly>
    </AccountScreen>
  )
}
