import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LoginPanel } from '../account/forms/login-form.tsx'
import { noteLogout } from '../account/session/guards.tsx'
import { logOut } from '../account/session/session.ts'
import { t } from '../language/translate.ts'
import { AccountScreen } from '../shell/account-screen.tsx'
import { PanelHeading } from '../shell/panel-heading.tsx'
import { hasUnsaved, leaveDevice } from '../visits/sync/sync.ts'

export function meta() {
  return [
    { title: t('Logout – Travel Visit') },
    { name: 'description', content: t('Log out of Travel Visit.') },
  ]
}

/** Nobody waits longer for a network to log out. */
const patienceMs = 3000

/**
 * Logs out and goes to the login screen, which is shown from the start so that nothing moves. Asks first if something
 * would be lost.
 */
export default function LogoutScreen() {
  const navigate = useNavigate()
  const [isConfirmed, setConfirmed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    let shown = true
    const leave = async () => {
      if (!isConfirmed && (await hasUnsaved(patienceMs))) {
        if (shown) setAsking(true)
        return
      }
      if (!shown) return
      const hadEntries = await leaveDevice()
      await logOut()
      if (!shown) return
      noteLogout({ keeps: hadEntries && !isConfirmed })
      await navigate('/login', { replace: true })
    }
    void leave()
    return () => {
      shown = false
    }
  }, [navigate, isConfirmed])
  if (isAsking && !isConfirmed) {
    return (
      <AccountScreen>
        <PanelHeading>{t('Log out anyway?')}</PanelHeading>
        <p>
          {t(
            'Some of your days and visits aren’t saved to your account yet. If you log out now, they’re lost.',
          )}
        </p>
        <p>
          <Link className="button" to="/day">
            {t('Stay logged in')}
          </Link>
        </p>
        <p>
          <button type="button" className="button quiet" onClick={() => setConfirmed(true)}>
            {t('Log out and lose them')}
          </button>
        </p>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen welcomes>
      <p role="status" className="visually-hidden">
        {t('Logging you out…')}
      </p>
      <LoginPanel inert />
    </AccountScreen>
  )
}
