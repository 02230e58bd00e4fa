import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import { t } from '../language/translate.ts'
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
            'You have been signed out: on another device or in another tab somebody signed out, or the email or the password was changed. Log in again to go on.',
          )}
        </p>
      )}
      {session.state === 'restoring' && (
        <p>
          {session.unreachable
            ? t(
                'Your account cannot be reached now. You stay signed in, and the guide can be read meanwhile.',
              )
            : t('Welcome back. One moment…')}{' '}
          <Link to="/logout">{t('Log out instead')}</Link>
        </p>
      )}
    </div>
  )
}
