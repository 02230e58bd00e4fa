import { Link, NavLink } from 'react-router'
import { t } from '../language/translate.ts'
import { useSession } from '../session/use-session.ts'
import './top-bar.css'

export function TopBar() {
  return (
    <header className="top-bar">
      <a className="visually-hidden" href="#main">
        Skip to content
      </a>
      <div className="top-bar-row">
        <Link className="top-bar-title" to="/tirupati">
          Welcome to Travel Visit
        </Link>
        <nav className="top-bar-links" aria-label="Guide">
          <NavLink to="/temples">{t('Temples')}</NavLink>
        </nav>
        <nav className="top-bar-links top-bar-account" aria-label="Account">
          <AccountLinks />
        </nav>
      </div>
    </header>
  )
}

/** Neither set while a stored session is being restored. */
function AccountLinks() {
  const { state } = useSession()
  if (state === 'restoring') return null
  if (state === 'member') {
    return (
      <>
        <NavLink to="/account">Account</NavLink>
        <Link to="/logout">Logout</Link>
      </>
    )
  }
  return (
    <>
      <NavLink to="/login">Login</NavLink>
      <NavLink to="/register">Register</NavLink>
    </>
  )
}
