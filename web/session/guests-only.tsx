import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import './guests-only.css'
import { isAuthenticated } from './session.ts'
import { useSession } from './use-session.ts'

/** Shows its content to guests; somebody who is signed in goes on to the destination. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  if (isAuthenticated(session)) return <Navigate to="/tirupati" replace />
  return (
    <>
      <p className="restoring-note" role="status">
        {session.state === 'restoring' && 'Welcome back. One moment…'}
      </p>
      <div className="guests-only">{children}</div>
    </>
  )
}
