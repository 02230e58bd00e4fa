import { useSyncExternalStore } from 'react'
import type { Accounts } from './firebase.ts'
import { forgetStoredSession, hasStoredSession, isSessionKey } from './stored-session.ts'

/**
 * Whether a visitor is signed in, as the pages see it. It lives in memory and follows the SDK, which
 * keeps the session itself.
 */
export type SessionState =
  /** The page is HTML so far; nobody has looked. */
  | { state: 'unknown' }
  /** A session is stored, and the SDK is finding out whether it still holds. */
  | { state: 'restoring'; unreachable: boolean }
  /** `ended`: signed in until a moment ago, and not signed out by this page. */
  | { state: 'guest'; ended?: boolean }
  /** `restored`: signed in before this page was opened. */
  | { state: 'member'; restored: boolean }

export function isAuthenticated(session: SessionState): boolean {
  return session.state === 'member'
}

let session: SessionState = { state: 'unknown' }
let opening: Promise<Accounts> | undefined
let opened: Accounts | undefined
let leaving = false
const listeners = new Set<() => void>()

const prerendered: SessionState = { state: 'unknown' }

export function useSession(): SessionState {
  return useSyncExternalStore(
    onSessionChange,
    () => session,
    () => prerendered,
  )
}

function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setSession(next: SessionState): void {
  session = next
  if (next.state === 'restoring') document.documentElement.dataset.session = 'restoring'
  else delete document.documentElement.dataset.session
  for (const listener of listeners) listener()
}

/** Starts following the session; once, when the page starts. */
export function followSession(): void {
  void restore()
  // Somebody signed in or out in another tab. Once loaded, the SDK hears of that itself.
  addEventListener('storage', ({ key }) => {
    // No key: all of the storage was cleared.
    if (key === null || isSessionKey(key)) void restore()
  })
}

async function restore(): Promise<void> {
  if (opening) return
  if (!hasStoredSession()) return setSession({ state: 'guest' })
  if (session.state !== 'restoring') setSession({ state: 'restoring', unreachable: false })
  try {
    await openAccounts()
    // A dead session, or one of a provider that is no longer ours, would have the SDK loaded for ever.
    if (!isAuthenticated(session)) forgetStoredSession()
  } catch {
    // No network, or a server that is not up yet. The session stays stored, and the pages read meanwhile.
    if (session.state === 'restoring') setSession({ state: 'restoring', unreachable: true })
    await nextChance()
    await restore()
  }
}

/** How long to wait before the SDK is asked for again where nothing says that the network is back. */
const retryMs = 5000

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      removeEventListener('online', done)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, retryMs)
    addEventListener('online', done)
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
  const accounts = await openFirebase()
  // Somebody signed out while the SDK was finding out whether they were signed in.
  if (leaving) await accounts.logOut()
  leaving = false
  opened = accounts
  const restored = session.state === 'restoring'
  accounts.onChange((signedIn) =>
    setSession(signedIn ? { state: 'member', restored } : { state: 'guest', ended: hadSession() }),
  )
  return accounts
}

function hadSession(): boolean {
  return session.state === 'guest' ? session.ended === true : session.state !== 'unknown'
}

/** The accounts once they are open, as they are for everybody who is signed in. */
export function openedAccounts(): Accounts | undefined {
  return opened
}

/** Never fails and never waits for the network: an SDK that is not ready yet follows when it is. */
export async function logOut(): Promise<void> {
  leaving = opening !== undefined && opened === undefined
  try {
    await opened?.logOut()
  } catch {
    // The stored session ends all the same.
  }
  forgetStoredSession()
  setSession({ state: 'guest' })
}
