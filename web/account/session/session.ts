import { sharedValue } from '#web/shell/device/shared-value.ts'
import { nextChance } from '#web/shell/start/download.ts'
import type { Accounts } from './firebase.ts'
import { forgetPendingEmail } from './pending-email.ts'
import { forgetStoredSession, hasStoredSession, isSessionKey } from './stored-session.ts'

export type SessionState =
  | { state: 'unknown' }
  | { state: 'restoring'; unreachable: boolean }
  /** `ended`: the session has just ended, without a logout on this page. */
  | { state: 'guest'; ended?: boolean }
  /** `restored`: signed in before this page was opened. */
  | { state: 'member'; restored: boolean }

export function isAuthenticated(session: SessionState): boolean {
  return session.state === 'member'
}

const session = sharedValue<SessionState>({ state: 'unknown' })
let opening: Promise<Accounts> | undefined
let opened: Accounts | undefined

export const { now: currentSession, follow: onSessionChange, useValue: useSession } = session

function setSession(next: SessionState): void {
  if (next.state === 'restoring') document.documentElement.dataset.session = 'restoring'
  else delete document.documentElement.dataset.session
  session.set(next)
}

export function followSession(): void {
  void restore()
  // Follows sign-ins and logouts in other tabs until the SDK is loaded, which then follows them itself.
  addEventListener('storage', ({ key }) => {
    // The key is null if all storage was cleared.
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
      // Without network or server, the session stays stored and the pages stay readable.
      if (isRestoring()) setSession({ state: 'restoring', unreachable: true })
      await nextChance(retryMs)
    }
  }
}

function isRestoring(): boolean {
  return currentSession().state === 'restoring'
}

/** Some networks come back without an `online` event. */
const retryMs = 5000

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

const timeoutMs = 30_000

/** Without a limit, a script that hangs would leave a form waiting for ever. */
function outOfTime(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('The SDK did not arrive')), timeoutMs))
}

function hadSession(): boolean {
  const session = currentSession()
  return session.state === 'guest' ? session.ended === true : session.state !== 'unknown'
}

export function openedAccounts(): Accounts | undefined {
  return opened
}

/** Never fails and never waits for the network. */
export async function logOut(): Promise<void> {
  // Set before the SDK reports it: a session that ends while somebody is signed in counts as ended elsewhere.
  setSession({ state: 'guest' })
  try {
    await opened?.logOut()
  } catch {
    // The stored session is removed without the SDK.
  }
  forgetStoredSession()
  forgetPendingEmail()
}
