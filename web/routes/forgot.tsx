import { Link } from 'react-router'
import { ForgotForm } from '../account/forgot-form.tsx'
import { AccountScreen } from '../shell/account-screen.tsx'

export function meta() {
  return [
    { title: 'Forgot your password? – Travel Visit' },
    {
      name: 'description',
      content:
        'Have a link mailed to you, with which you choose a new password for your Travel Visit account.',
    },
  ]
}

export default function ForgotScreen() {
  return (
    <AccountScreen>
      <h1>Forgot your password?</h1>
      <ForgotForm />
      <p>
        Remembered it? <Link to="/login">Log in</Link>
      </p>
    </AccountScreen>
  )
}
