import { Link } from 'react-router'
import './restoring-note.css'
import { useSession } from './use-session.ts'

/** Stands where a page waits to know who reads it, with the way out should that take long. */
export function RestoringNote() {
  const { state } = useSession()
  return (
    <div className="restoring-note" role="status">
      {state === 'restoring' && (
        <p>
          Welcome back. One moment… <Link to="/logout">Log out instead</Link>
        </p>
      )}
    </div>
  )
}
