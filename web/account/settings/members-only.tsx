import type { ReactNode } from 'react'
import { AccountScreen } from '#web/shell/account-screen.tsx'
import type { Accounts } from '../session/firebase.ts'
import '../session/guests-only.css'
import { RestoringNote } from '../session/restoring-note.tsx'
import { isAuthenticated, openedAccounts } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'

type MembersOnlyProps = {
  /** What a guest sees instead, in a panel. */
  guests: ReactNode
  children: (accounts: Accounts) => ReactNode
}

/** Shows its content to somebody who is signed in. */
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
