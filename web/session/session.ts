import type { Accounts } from './firebase.ts'
import { forgetStoredSession, hasStoredSession, isSessionKey } from './stored-session.ts'

/**
 * Whether a visitor is signed in, as the pages see it. It lives in memory and follows the SDK, which
 * keeps the session itself.
 */
export type Session =
  /** The page is HTML so far; nobody has looked. */
  | { state: 'unknown' }
  /** A session is stored, and the SDK is finding out whether it still holds. */
  | { state: 'restoring' }
  | { state: 'guest' }
  | { state: 'member' }

export function isAuthenticated(session: Session): boolean {
  return session.state === 'member'
}

let session: Session = { state: 'unknown' }
let opening: Promise<Accounts> | undefined
const listeners = new Set<() => void>()

export function currentSession(): Session {
  return session
}

/** Calls back after each change; answers with the way to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setSession(next: Session): void {
  session = next
  if (next.state === 'restoring') document.documentElement.dataset.session = 'restoring'
  else delete document.documentElement.dataset.session
  for (const listener of listeners) listener()
}

/** Starts following the session; once, when the page starts. */
export function followSession(): void {
  if (!hasStoredSession()) setSession({ state: 'guest' })
  void restore()
  // Somebody signed in in another tab; signing out there reaches us through the SDK.
  addEventListener('storage', ({ key, newValue }) => {
    if (isSessionKey(key) && newValue !== null) void restore()
  })
}

async function restore(): Promise<void> {
  // Once loaded, the SDK follows the other tabs itself; and somebody may have signed out meanwhile.
  if (opening || !hasStoredSession()) return
  setSession({ state: 'restoring' })
  try {
    await openAccounts()
  } catch {
    // No network, or a server that is not up yet. The session stays stored, and the pages read meanwhile.
    await nextChance()
    await restore()
  }
}

/** How long to wait before the SDK is asked for again where nothing says that the network is back. */
const retryMs = 5000

function nextChance(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('online', resolve, { once: true })
    setTimeout(resolve, retryMs)
  })
}

/** Loads the SDK, which only somebody who signs in or has a session pays for. */
export function openAccounts(): Promise<Accounts> {
  opening ??= loadAccounts().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

async function loadAccounts(): Promise<Accounts> {
  const { openFirebase } = await import('./firebase.ts')
  return openFirebase((user) => setSession({ state: user ? 'member' : 'guest' }))
}

/** Never fails: where the SDK cannot do it, the stored session is removed without it. */
export async function logOut(): Promise<void> {
  if (hasStoredSession()) {
    try {
      const accounts = await openAccounts()
      await accounts.logOut()
    } catch {
      forgetStoredSession()
    }
  }
  setSession({ state: 'guest' })
}
