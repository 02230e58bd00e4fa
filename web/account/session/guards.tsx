import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { t } from '#web/language/translate.ts'
import { AccountScreen } from '#web/shell/account-screen.tsx'
import type { Accounts } from './firebase.ts'
import './guards.css'
import { isAuthenticated, openedAccounts, type SessionState, useSession } from './session.ts'

const destination = '/tirupati'

/** Shows its content to guests; somebody who is signed in goes on to the destination. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  return (
    <>
      <RestoringNote />
      <LoggedOutNote />
      {isAuthenticated(session) ? (
        <Onward session={session} />
      ) : (
        <div className="guests-only">{children}</div>
      )}
    </>
  )
}

/**
 * A session that was restored goes on by a document, which reads without any JavaScript: were the next
 * page's not to arrive, the router would load this page again, and again.
 */
function Onward({ session }: { session: SessionState }) {
  const byDocument = session.state === 'member' && session.restored
  useEffect(() => {
    if (byDocument) location.replace(destination)
  }, [byDocument])
  return (
    <>
      <p role="status">{t('You’re signed in. Opening Tirupati…')}</p>
      {!byDocument && <Navigate to={destination} replace />}
    </>
  )
}

let hasLoggedOut = false

/** Somebody has just logged out by the page for it; the login screen says so. */
export function noteLogout(): void {
  hasLoggedOut = true
}

/** For screen readers; everybody else sees it. */
function LoggedOutNote() {
  const [isNews] = useState(hasLoggedOut)
  useEffect(() => {
    hasLoggedOut = false
  }, [])
  // They say what comes into a status, not what a status comes with.
  const said = useDeferredValue(isNews, false)
  return (
    <p className="visually-hidden" role="status">
      {said && t('You’re logged out.')}
    </p>
  )
}

type MembersOnlyProps = {
  /** What a guest sees instead, in a panel. */
  guests: ReactNode
  children: (accounts: Accounts) => ReactNode
}

export function MembersOnly({ guests, children }: MembersOnlyProps) {
  const session = useSession()
  const accounts = openedAccounts()
  if (isAuthenticated(session) && accounts) return children(accounts)
  return (
    <AccountScreen>
      <RestoringNote />
      <div className="guests-only">{guests}</div>
    </AccountScreen>
  )
}

/**
 * Stands where a page waits to know who reads it, with the way out should that take long; and says so where a session
 * has ended that nobody ended here.
 */
function RestoringNote() {
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
