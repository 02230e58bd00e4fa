import { t } from '#web/language/translate.ts'
import { Link } from '#web/navigation/link.tsx'
import { isAuthenticated, useSession } from '../session/session.ts'

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
