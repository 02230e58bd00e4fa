import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import { t } from '#web/language/translate.ts'
import './restoring-note.css'
import { useSession } from './use-session.ts'

/**
 * Stands where a page waits to know who reads it, with the way out should that take long; and says so where a session
 * has ended that nobody ended here.
 */
export function RestoringNote() {
  const session = useSession()
  // A screen reader says what comes into a status, not what a status comes with.
  const ended = useDeferredValue(session.state === 'guest' && session.ended === true, false)
  return (
    <div className="restoring-note" role="status">
      {ended && (
        <p>
          {t(
            'You’ve been signed out. Someone signed out on another device or in another tab, or the email or password was changed. Log in again to continue.',
          )}
        </p>
      )}
      {session.state === 'restoring' && (
        <p>
          {session.unreachable
            ? t('We can’t reach your account right now. You’re still signed in, and you can keep reading.')
            : t('Welcome back. One moment…')}{' '}
          <Link to="/logout">{t('Log out instead')}</Link>
        </p>
      )}
    </div>
  )
}
