import { useEffect, useState } from 'react'
import { AccountScreen } from '#web/account/account-screen.tsx'
import { LoginPanel } from '#web/account/forms/login-form.tsx'
import { PanelHeading } from '#web/account/panel-heading.tsx'
import { noteLogout } from '#web/account/session/guards.tsx'
import { t } from '#web/language/translate.ts'
import { leaveDevice, type RemovedByLogout, whatLogoutRemoves } from '#web/saved/sync/sync.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { navigate } from '#web/shell/navigation/navigate.ts'

/** Nobody wants to wait longer than this to log out. */
const patienceMs = 3000

/**
 * Logs out and goes to the login screen, which is shown from the start so that nothing moves. If days and visits would
 * be removed from this phone, it says so and asks first.
 */
export default function LogoutScreen() {
  const [leaving, setLeaving] = useState<RemovedByLogout>('nothing')
  const [confirmed, setConfirmed] = useState<RemovedByLogout | null>(null)
  useEffect(() => {
    let shown = true
    const leave = async () => {
      const known = confirmed ? 'nothing' : await whatLogoutRemoves(patienceMs)
      if (!shown) return
      if (known !== 'nothing') return setLeaving(known)
      await leaveDevice()
      if (!shown) return
      noteLogout({ keeps: confirmed === 'saved' })
      await navigate('/login', { replace: true })
    }
    void leave()
    return () => {
      shown = false
    }
  }, [confirmed])
  if (leaving !== 'nothing' && !confirmed) {
    return <LogoutQuestion leaving={leaving} onConfirm={() => setConfirmed(leaving)} />
  }
  return (
    <AccountScreen>
      <p role="status" className="logout-note strong">
        {t('Logging you out…')}
      </p>
      <LoginPanel inert />
    </AccountScreen>
  )
}

type LogoutQuestionProps = { leaving: Exclude<RemovedByLogout, 'nothing'>; onConfirm: () => void }

function LogoutQuestion({ leaving, onConfirm }: LogoutQuestionProps) {
  const loses = leaving === 'unsaved'
  const leave = (
    <p>
      <button type="button" className={loses ? 'button quiet' : 'button'} onClick={onConfirm}>
        {loses ? t('Log out and lose them') : t('Log out')}
      </button>
    </p>
  )
  return (
    <AccountScreen>
      <PanelHeading>{loses ? t('Log out anyway?') : t('Log out?')}</PanelHeading>
      <p>
        {loses
          ? t(
              'Some of your plans and visits aren’t saved to your account yet. If you log out now, they’re lost.',
            )
          : t('Your plans and visits stay in your account. They’re removed from this device.')}
      </p>
      {!loses && leave}
      <p>
        <Link className={loses ? 'button' : 'button quiet'} to="/day">
          {t('Stay logged in')}
        </Link>
      </p>
      {loses && leave}
    </AccountScreen>
  )
}
