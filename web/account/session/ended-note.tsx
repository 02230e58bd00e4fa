import { useDeferredValue } from 'react'
import { t } from '#web/language/translate.ts'
import { useSession } from './session.ts'

/** For sessions that ended elsewhere. Belongs inside a live region. */
export function EndedNote() {
  const session = useSession()
  // Deferred, because screen readers only announce text that is added to an existing live region.
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
