import { Link } from 'react-router'
import { isAuthenticated } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'

/** A change of address may have ended the session of this very browser. */
export function WayOn() {
  return isAuthenticated(useSession()) ? (
    <Link className="button" to="/account">
      Open my account
    </Link>
  ) : (
    <Link className="button" to="/login">
      Log in
    </Link>
  )
}
