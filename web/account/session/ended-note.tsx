import { useDeferredValue } from 'react'
import { t } from '#web/language/translate.ts'
import { useSession } from './session.ts'

/** Says why a session ended without a logout here; belongs inside a status. */
export function EndedNote() {
  const session = useSession()
  // Screen readers announce text added to a status, not a status added with its text.
  const isEnded = useDeferredValue(session.state === 'guest' && session.ended === true, false)
  if (!isEnded) return null
  return (
    <p>
      {t(
        'You’ve been logged out: someone logged out elsewhere, the email or password was changed, or the account was deleted. Log in again to see your plans.',
      )}
    </p>
  )
}
