import type { ReactNode } from 'react'
import { openedAccounts, useSession } from '#web/account/session/session.ts'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { savedStateOf } from './saved-state.ts'
import './saved-note.css'
import { useStored } from '#web/saved/use-saved.ts'
import { useSyncState } from './sync-state.ts'

export function SavedNote() {
  const stored = useStored()
  const session = useSession()
  const sync = useSyncState()
  const state = savedStateOf(stored, session, sync)
  return (
    <p className="saved-note note" role="status">
      {/* A new element for new words: a browser that translates the page replaces text that React would change. */}
      <span key={state}>{wordsOf(state)}</span>
    </p>
  )
}

function wordsOf(state: ReturnType<typeof savedStateOf>): ReactNode {
  switch (state) {
    case 'unknown':
      return null
    case 'onThisPage':
      return t('This browser saves nothing here: your plans and visits are gone when you close the page.')
    case 'held':
      return t('This device can’t read or save your plans right now. Keep this page open: we’ll try again.')
    case 'onThisDevice':
      return (
        <>
          {t('Saved on this device.')} <Link to="/register">{t('Register to see it on your others')}</Link>
        </>
      )
    case 'saving':
      return t('Saving to your account…')
    case 'saved':
      return t('Saved to your account')
    case 'notYetSaved':
      return t('Saved on this device. It’ll be sent to your account when there’s a network.')
    case 'signInNeeded':
      return (
        <>
          {t('Not yet saved to your account.')} <Link to="/login">{t('Log in again')}</Link>
        </>
      )
    case 'tooMuch':
      return (
        <>
          {t('Your account can’t take any more. What’s new is kept on this device only.')}{' '}
          {/* A confirmed account has more room. */}
          {openedAccounts()?.own.details()?.emailVerified === false && (
            <Link to="/account">{t('Confirm your email address')}</Link>
          )}
        </>
      )
  }
}
