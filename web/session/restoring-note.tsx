import { Link } from 'react-router'
import { t } from '../language/translate.ts'
import './restoring-note.css'
import { useSession } from './use-session.ts'

/** Stands where a page waits to know who reads it, with the way out should that take long. */
export function RestoringNote() {
  const session = useSession()
  return (
    <div className="restoring-note" role="status">
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
