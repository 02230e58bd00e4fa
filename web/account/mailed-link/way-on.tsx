import { Link } from 'react-router'
import { t } from '#web/language/translate.ts'
import { isAuthenticated } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'

/** A change of address may have ended the session of this very browser. */
export function WayOn() {
  return isAuthenticated(useSession()) ? (
    <Link className="button" to="/account">
      {t('Open my account')}
    </Link>
  ) : (
    <Link className="button" to="/login">
      {t('Log in')}
    </Link>
  )
}
