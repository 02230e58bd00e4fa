import { useDeferredValue } from 'react'
import { t } from '#web/language/translate.ts'
import { flash } from '#web/shell/flash.ts'
import { useSession } from './session.ts'

type KnownEnd = { email: string; by: 'email' | 'password' }

const known = flash<KnownEnd>()

/** Called when a link from an email has just ended all sessions, on this page. */
export const noteEnd = known.leave

/** For sessions that ended elsewhere. Belongs inside a live region. */
export function EndedNote() {
  const session = useSession()
  const end = known.useLeft()
  // Deferred, because screen readers only announce text that is added to an existing live region.
  const isEnded = useDeferredValue(session.state === 'guest' && session.ended === true, false)
  if (session.state === 'guest' && end) return <Reason {...end} />
  if (!isEnded) return null
  return (
    <p>
      {t(
        'You’ve been logged out: someone logged out elsewhere, the email or password was changed, or the account was deleted. Log in again to see your plans.',
      )}
    </p>
  )
}

function Reason({ email, by }: KnownEnd) {
  return (
    <p>
      <strong>
        {by === 'email' ? t('Your email address has been changed') : t('Your new password is set')}
      </strong>
      <br />
      <span>
        {by === 'email'
          ? t('From now on, log in with {email}.', { email })
          : t('Every device is logged out. Log in with {email} and the new password.', { email })}
      </span>
    </p>
  )
}
