import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router'
import { t } from '#web/language/translate.ts'
import './guests-only.css'
import { RestoringNote } from './restoring-note.tsx'
import { isAuthenticated, type Session } from './session.ts'
import { useSession } from './use-session.ts'

const destination = '/tirupati'

/** Shows its content to guests; somebody who is signed in goes on to the destination. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  return (
    <>
      <RestoringNote />
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
function Onward({ session }: { session: Session }) {
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
