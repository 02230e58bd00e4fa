import type { SessionState } from '#web/account/session/session.ts'
import { nobody, shownCopy } from '#web/saved/record.ts'
import type { Stored } from '#web/saved/store.ts'
import type { SyncState } from './sync-state.ts'

type SavedState =
  | 'unknown'
  | 'onThisPage'
  | 'held'
  | 'onThisDevice'
  | 'saving'
  | 'saved'
  | 'notYetSaved'
  | 'signInNeeded'
  | 'tooMuch'

export function savedStateOf(stored: Stored, session: SessionState, sync: SyncState): SavedState {
  if (stored.state === 'loading') return 'unknown'
  const here = places[stored.state]
  if (stored.record.owner !== nobody && shownCopy(stored.record).unsaved.length === 0) return 'saved'
  if (sync === 'missing') return here
  const isMember = session.state === 'member'
  if (isMember && sync !== 'later' && sync !== 'tooMuch') return 'saving'
  // The states below say that it is on this device.
  if (here !== 'onThisDevice') return here
  if (stored.record.owner === nobody) return isMember && sync === 'later' ? 'notYetSaved' : here
  if (session.state === 'guest') return 'signInNeeded'
  return sync === 'tooMuch' ? sync : 'notYetSaved'
}

const places = { ready: 'onThisDevice', held: 'held', refused: 'onThisPage' } as const
