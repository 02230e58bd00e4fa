import { type ReactNode, useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import { AccountScreen } from '#web/account/account-screen.tsx'
import { inLanguage } from '#web/language/languages.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { flash } from '#web/shell/flash.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { Onward } from '#web/shell/navigation/navigation.tsx'
import { destination } from '#web/shell/page-to-return-to.ts'
import { canStoreSession } from './can-store-session.ts'
import { EndedNote } from './ended-note.tsx'
import type { Accounts } from './firebase.ts'
import './guards.css'
import { isAuthenticated, openedAccounts, type SessionState, useSession } from './session.ts'

export function GuestsOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  const logout = useLastLogout()
  return (
    <>
      <RestoringNote />
      <LoggedOutNote isNews={logout !== undefined} />
      {isAuthenticated(session) ? (
        <LoggedIn session={session} />
      ) : (
        <div className="guests-only">
          <StorageNote />
          {children}
          {logout?.keeps && (
            <p>{t('Your plans and visits are in your account, and no longer on this device.')}</p>
          )}
        </div>
      )}
    </>
  )
}

/** Loads a document: had the next page's chunk failed to load, the app would reload this page for ever. */
function LoggedIn({ session }: { session: SessionState }) {
  const byDocument = session.state === 'member' && session.restored
  useEffect(() => {
    if (byDocument) location.replace(inLanguage(destination, spokenLanguage()))
  }, [byDocument])
  return (
    <>
      <p role="status">{t('You’re logged in. Opening Tirupati…')}</p>
      {!byDocument && <Onward to={destination} />}
    </>
  )
}

function StorageNote() {
  const canStore = useSyncExternalStore(neverChanges, canStoreSession, () => true)
  if (canStore) return null
  return (
    <p className="storage-note strong" role="status">
      {t(
        'This browser doesn’t save anything here, so you’ll be logged out when you reload or close the page.',
      )}
    </p>
  )
}

const neverChanges = () => () => {}

type Logout = { /** Whether the account has what was removed from this device. */ keeps: boolean }

export const { leave: noteLogout, useLeft: useLastLogout } = flash<Logout>()

function LoggedOutNote({ isNews }: { isNews: boolean }) {
  // Deferred, because screen readers only announce text that is added to an existing live region.
  const said = useDeferredValue(isNews, false)
  return (
    <p className={isNews ? 'logout-note strong' : 'visually-hidden'} role="status">
      {said && t('You’re logged out.')}
    </p>
  )
}

type MembersOnlyProps = {
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

function RestoringNote() {
  const session = useSession()
  return (
    <div className="restoring-note soft" role="status">
      <EndedNote />
      {session.state === 'restoring' && (
        <p>
          <span>
            {session.unreachable
              ? t('We can’t reach your account right now. You’re still logged in, and you can keep reading.')
              : t('Welcome back. One moment…')}
          </span>{' '}
          <Link to="/logout">{t('Log out instead')}</Link>
        </p>
      )}
    </div>
  )
}
