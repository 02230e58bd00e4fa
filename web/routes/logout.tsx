import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { LoginPanel } from '../account/forms/login-form.tsx'
import { noteLogout } from '../account/session/guards.tsx'
import { logOut } from '../account/session/session.ts'
import { t } from '../language/translate.ts'
import { AccountScreen } from '../shell/account-screen.tsx'

export function meta() {
  return [
    { title: t('Logout – Travel Visit') },
    { name: 'description', content: t('Log out of Travel Visit.') },
  ]
}

/** Logs out and goes to the login screen, which is shown from the start so that nothing moves. */
export default function LogoutScreen() {
  const navigate = useNavigate()
  useEffect(() => {
    let shown = true
    void logOut().then(() => {
      if (!shown) return
      noteLogout()
      return navigate('/login', { replace: true })
    })
    return () => {
      shown = false
    }
  }, [navigate])
  return (
    <AccountScreen welcomes>
      <p role="status" className="visually-hidden">
        {t('Logging you out…')}
      </p>
      <LoginPanel inert />
    </AccountScreen>
  )
}
