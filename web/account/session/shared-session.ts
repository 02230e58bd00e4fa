import type { Persistence } from 'firebase/auth'
import { keepLocally, readLocally } from '#web/shell/device/local-storage.ts'
import {
  type Known,
  knowing,
  nothingKnown,
  type SessionEvent,
  type StoredUser,
  sessionIn,
  stepTo,
  userIn,
} from './session-step.ts'
import { forgotten, storedKeys } from './stored-session.ts'

export type SharedSession = {
  /** The SDK calls more of it than its type says. */
  persistence: Persistence
  begin: (refreshToken: string) => void
  /** False as soon as another tab has ended or replaced the session. */
  belongsTo: (uid: string | undefined) => boolean
  /** Sessions of a former provider would load the SDK on every page. */
  forgetOthers: () => void
}

export function shareSession(): SharedSession {
  let key = ''
  let known: Known = nothingKnown
  let inMemory: string | null = null
  let follow = () => {}

  function stored(): string | null {
    return readLocally(key) ?? inMemory
  }

  function store(text: string): void {
    if (keepLocally(key, text)) inMemory = null
    // A stored session stays if storage is full, so that another tab can still end it.
    else if (sessionIn(stored()) !== sessionIn(text)) {
      remove()
      inMemory = text
    }
  }

  function remove(): void {
    inMemory = null
    keepLocally(key, '')
  }

  function on(event: SessionEvent): void {
    const before = stored()
    const step = stepTo(event, known, before, forgotten)
    known = step.known
    if (step.stored === null && before !== null) remove()
    // What is only in memory is tried again: storage may have room by now.
    if (step.stored !== null && (step.stored !== before || inMemory !== null)) {
      store(step.stored)
      // With storage full, that may be another text of the same session.
      known = knowing(stored(), known)
    }
    if (step.follows) follow()
  }

  class TabsPersistence {
    readonly type = 'LOCAL'
    readonly _shouldAllowMigration = false

    async _isAvailable() {
      return true
    }

    async _get(name: string): Promise<unknown> {
      key = name
      on({ kind: 'read' })
      return userIn(known.session)
    }

    async _set(_key: string, user: StoredUser) {
      on({ kind: 'written', user, login: Math.random() })
    }

    async _remove() {
      on({ kind: 'removed' })
    }

    _addListener(_key: string, listener: () => void) {
      follow = listener
      const onChanged = () => on({ kind: 'changed elsewhere' })
      addEventListener('storage', onChanged)
      // A suspended page may have missed an event.
      addEventListener('pageshow', onChanged)
      document.addEventListener('visibilitychange', onChanged)
    }

    _removeListener() {}
  }

  return {
    persistence: TabsPersistence as unknown as Persistence,
    begin: (refreshToken) => {
      known = { ...known, beginning: refreshToken }
    },
    forgetOthers() {
      for (const other of storedKeys()) if (other !== key) keepLocally(other, '')
    },
    belongsTo: (uid) => uid !== undefined && userIn(stored())?.uid === uid,
  }
}
