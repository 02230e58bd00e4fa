import type { Persistence } from 'firebase/auth'
import { keepLocally, readLocally } from '#web/shell/device/local-storage.ts'
import { forgotten, storedKeys } from './stored-session.ts'

/** As the SDK stores it; we add `login`, which stays the same from login to logout, whatever the tokens. */
type StoredUser = { uid?: string; login?: unknown; stsTokenManager?: { refreshToken?: string } }

/**
 * The SDK stores its user again after each request and at its start, even if another tab has logged out meanwhile. So
 * only a login on this page replaces what is stored; all else is written only over the session that it was read from.
 */
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
  let known: string | null = null
  let inMemory: string | null = null
  let beginning: string | undefined
  let isStarting = true
  let follow = () => {}
  /** Ended logins and replaced tokens: a tab may store them again before it learns of the end. */
  const past = new Set<string | null>()

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
    know(stored())
  }

  function remove(): void {
    inMemory = null
    keepLocally(key, '')
  }

  function know(text: string | null): void {
    pass(known, text)
    past.delete(sessionIn(text))
    known = text
  }

  function pass(text: string | null, next: string | null): void {
    if (loginIn(text) !== loginIn(next)) past.add(loginIn(text))
    if (sessionIn(text) !== sessionIn(next)) past.add(sessionIn(text))
  }

  function hasEnded(text: string | null): boolean {
    const login = loginIn(text)
    return past.has(login) || forgotten.some((text) => loginIn(text) === login)
  }

  function isUnchanged(): boolean {
    return sessionIn(stored()) === sessionIn(known)
  }

  function onChanged(): void {
    if (stored() === known) return
    // While it starts, the SDK would not notice that its user is gone.
    if (!isStarting) follow()
    else pass(known, stored())
  }

  class TabsPersistence {
    readonly type = 'LOCAL'
    readonly _shouldAllowMigration = false

    async _isAvailable() {
      return true
    }

    async _get(name: string): Promise<unknown> {
      key = name
      if (hasEnded(stored())) remove()
      know(stored())
      return parsed(known)
    }

    async _set(_key: string, user: StoredUser) {
      const isLogin = beginning !== undefined && user.stsTokenManager?.refreshToken === beginning
      const text = JSON.stringify({ ...user, login: isLogin ? Math.random() : loginIn(known) })
      const isCurrent = known !== null && isUnchanged() && !hasEnded(text) && !past.has(sessionIn(text))
      if (isLogin) beginning = undefined
      isStarting = false
      if (isLogin || isCurrent) store(text)
      else follow()
    }

    /** Called by the SDK for the session that it knows: one that another tab has begun stays. */
    async _remove() {
      const isCurrent = isUnchanged()
      if (isCurrent) remove()
      know(null)
      isStarting = false
      if (!isCurrent) follow()
    }

    _addListener(_key: string, listener: () => void) {
      follow = listener
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
      beginning = refreshToken
    },
    forgetOthers() {
      for (const other of storedKeys()) if (other !== key) keepLocally(other, '')
    },
    belongsTo: (uid) => uid !== undefined && parsed(stored())?.uid === uid,
  }
}

function loginIn(text: string | null): string | null {
  const user = parsed(text)
  return user && String(user.login ?? user.stsTokenManager?.refreshToken)
}

function sessionIn(text: string | null): string | null {
  return text && `${loginIn(text)} ${parsed(text)?.stsTokenManager?.refreshToken}`
}

function parsed(text: string | null): StoredUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
