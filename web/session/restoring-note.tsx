import { Link } from 'react-router'
import { t } from '../language/translate.ts'
import './restoring-note.css'
import { useSession } from './use-session.ts'

/** Stands where a page waits to know who reads it, with the way out should that take long. */
export function RestoringNote() {
  const { state } = useSession()
  return (
    <div className="restoring-note" role="status">
      {state === 'restoring' && (
        <p>
          {t('Welcome back. One moment…')} <Link to="/logout">{t('Log out instead')}</Link>
        </p>
      )}
    </div>
  )
}
