import { useSyncExternalStore } from 'react'
import { nextChance } from '../../start/download.ts'
import type { Accounts } from './firebase.ts'
import { forgetStoredSession, hasStoredSession, isSessionKey } from './stored-session.ts'

/**
 * Whether the visitor is signed in, for the pages. Kept in memory and updated from the SDK, which stores the session.
 */
export type SessionState =
  /** Not checked yet: prerendered HTML. */
  | { state: 'unknown' }
  /** A session is stored, and the SDK is checking that it is still valid. */
  | { state: 'restoring'; unreachable: boolean }
  /** `ended`: was signed in until a moment ago, and did not log out on this page. */
  | { state: 'guest'; ended?: boolean }
  /** `restored`: was signed in before this page was opened. */
  | { state: 'member'; restored: boolean }

export function isAuthenticated(session: SessionState): boolean {
  return session.state === 'member'
}

let session: SessionState = { state: 'unknown' }
let opening: Promise<Accounts> | undefined
let opened: Accounts | undefined
const listeners = new Set<() => void>()

const prerendered: SessionState = { state: 'unknown' }

export function useSession(): SessionState {
  return useSyncExternalStore(
    onSessionChange,
    () => session,
    () => prerendered,
  )
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setSession(next: SessionState): void {
  session = next
  if (next.state === 'restoring') document.documentElement.dataset.session = 'restoring'
  else delete document.documentElement.dataset.session
  for (const listener of listeners) listener()
}

export function currentSession(): SessionState {
  return session
}

/** Starts tracking the session; called once, at page start. */
export function followSession(): void {
  void restore()
  // Sign-ins and logouts in other tabs. The SDK, once loaded, notices these itself.
  addEventListener('storage', ({ key }) => {
    // No key: all storage was cleared.
    if (key === null || isSessionKey(key)) void restore()
  })
}

async function restore(): Promise<void> {
  if (opened) return
  if (!hasStoredSession()) return setSession({ state: 'guest' })
  if (isRestoring()) return
  setSession({ state: 'restoring', unreachable: false })
  while (isRestoring()) {
    try {
      await openAccounts()
    } catch {
      // The network or the server is down. The session stays stored, and the pages stay readable.
      if (isRestoring()) setSession({ state: 'restoring', unreachable: true })
      await nextChance(retryMs)
    }
  }
}

function isRestoring(): boolean {
  return session.state === 'restoring'
}

/** Retry interval in case no `online` event arrives. */
const retryMs = 5000

/** Loads the SDK, which only members and people signing in need. */
export function openAccounts(): Promise<Accounts> {
  opening ??= loadAccounts().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

async function loadAccounts(): Promise<Accounts> {
  const { openFirebase } = await Promise.race([import('./firebase.ts'), outOfTime()])
  const accounts = await openFirebase()
  opened = accounts
  const restored = isRestoring()
  accounts.onChange((signedIn) =>
    setSession(signedIn ? { state: 'member', restored } : { state: 'guest', ended: hadSession() }),
  )
  return accounts
}

/** Like the SDK's own request timeout. */
const timeoutMs = 30_000

/** A script that hangs would leave a form waiting without a word. */
function outOfTime(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('The SDK did not arrive')), timeoutMs))
}

function hadSession(): boolean {
  return session.state === 'guest' ? session.ended === true : session.state !== 'unknown'
}

/** The accounts, if loaded; they always are for members. */
export function openedAccounts(): Accounts | undefined {
  return opened
}

/** Never fails and never waits for the network. */
export async function logOut(): Promise<void> {
  // Before the SDK tells of it: a session that ends while somebody is signed in has ended elsewhere.
  setSession({ state: 'guest' })
  try {
    await opened?.logOut()
  } catch {
    // The stored session is removed anyway.
  }
  forgetStoredSession()
}
