import type { SessionState } from '#web/account/session/session.ts'
import { nobody, shownCopy } from '../kept.ts'
import type { Stored } from '../store.ts'
import type { SyncState } from './sync-state.ts'

/** Where what a visitor keeps is. */
type KeptState =
  | 'unknown'
  /** Only as long as the page is open. */
  | 'onThisPage'
  | 'onThisPhone'
  | 'saving'
  | 'saved'
  | 'notYetSaved'
  | 'signInNeeded'
  | 'tooMuch'

export function keptStateOf(stored: Stored, session: SessionState, sync: SyncState): KeptState {
  if (stored.state === 'loading') return 'unknown'
  const isMember = session.state === 'member'
  if (stored.kept.owner === nobody) {
    if (isMember && sync !== 'missing') return sync === 'later' ? 'notYetSaved' : 'saving'
    return stored.state === 'refused' ? 'onThisPage' : 'onThisPhone'
  }
  if (shownCopy(stored.kept).unsaved.length === 0) return 'saved'
  if (session.state === 'guest') return 'signInNeeded'
  if (sync === 'tooMuch') return 'tooMuch'
  return isMember && sync !== 'later' ? 'saving' : 'notYetSaved'
}
