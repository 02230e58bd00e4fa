import { isAuthenticated, useSession } from '#web/account/session/session.ts'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'

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
