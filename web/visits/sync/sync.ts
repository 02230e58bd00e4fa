import type { Entries } from '#visits/entry.ts'
import { openAccounts, openedAccounts } from '#web/account/session/session.ts'
import {
  broughtUpToDate,
  type Copy,
  nobody,
  notKeptThere,
  sessionEnded,
  shownCopy,
  signedInAs,
  signedOut,
} from '../kept.ts'
import { nowStored, onStored, readKept, updateKept } from '../store.ts'
import { readServerCopy, sendToServer } from './server-copy.ts'
import { type SyncState, setSyncState } from './sync-state.ts'

type Outcome = { state: SyncState; afterMs?: number }

/** While other devices write, too. */
const mostAttempts = 8
const firstPauseMs = 5000
const longestPauseMs = 5 * 60_000

let isFollowing = false
let failures = 0
let retry: ReturnType<typeof setTimeout> | undefined
let running: Promise<void> | undefined
let isAskedAgain = false
/** Entries as they were when they were last sent. */
const tried = new Set<string>()

/** From now on, changes made here go to the account, and those of other devices come here. */
export function startSync(): void {
  if (!isFollowing) {
    isFollowing = true
    onStored(syncUnsaved)
    addEventListener('online', syncNow)
    document.addEventListener('visibilitychange', syncIfVisible)
  }
  syncNow()
}

/** After a session has ended elsewhere, or by itself. */
export async function endSync(): Promise<void> {
  stopSync()
  await updateKept(sessionEnded)
}

/** Before somebody logs out: removes what belongs to the account from this device. */
export async function leaveDevice(): Promise<void> {
  stopSync()
  await updateKept(signedOut)
}

/** What logging out removes from this device: nothing, only what the account has, or also some that it lacks. */
export type RemovedByLogout = 'nothing' | 'saved' | 'unsaved'

/** Makes a last, short attempt to send what the account lacks. */
export async function whatLogoutRemoves(patienceMs: number): Promise<RemovedByLogout> {
  const leaving = async (): Promise<RemovedByLogout> => {
    const kept = await readKept()
    const { entries, unsaved } = shownCopy(kept)
    if (kept.owner === nobody) return 'nothing'
    if (unsaved.length > 0) return 'unsaved'
    return Object.values(entries).some(({ value }) => value !== null) ? 'saved' : 'nothing'
  }
  const now = await leaving()
  if (now !== 'unsaved') return now
  // The page may have been opened just now.
  const saved = openAccounts().then(sync, () => {})
  await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  return leaving()
}

function stopSync(): void {
  isFollowing = false
  clearTimeout(retry)
}

function syncNow(): void {
  if (isFollowing) void sync()
}

function syncIfVisible(): void {
  if (document.visibilityState === 'visible') syncNow()
}

/** Sends what was written here or in another tab and has not been tried yet. */
function syncUnsaved(): void {
  const stored = nowStored()
  if (stored.state === 'loading') return
  const { entries, unsaved } = shownCopy(stored.kept)
  if (unsaved.some((key) => !tried.has(trial(key, entries)))) syncNow()
}

/** Changes made during a round start another one. */
function sync(): Promise<void> {
  isAskedAgain = running !== undefined
  running ??= oneTabAtATime(rounds).finally(() => {
    running = undefined
  })
  return running
}

/** Tabs would send the same. */
function oneTabAtATime(act: () => Promise<void>): Promise<void> {
  // Browsers have locks only where the page is secure.
  return navigator.locks ? navigator.locks.request('visits', act) : act()
}

async function rounds(): Promise<void> {
  clearTimeout(retry)
  let outcome: Outcome
  do {
    isAskedAgain = false
    outcome = await round()
  } while (isAskedAgain && isFollowing)
  setSyncState(outcome.state)
  failures = outcome.state === 'later' ? failures + 1 : 0
  if (!isFollowing || outcome.state !== 'later') return
  const pauseMs = Math.max(outcome.afterMs ?? 0, firstPauseMs * 2 ** (failures - 1))
  retry = setTimeout(syncNow, Math.min(pauseMs, longestPauseMs))
}

async function round(): Promise<Outcome> {
  const own = openedAccounts()?.own
  const account = own?.details()?.id
  if (!own || account === undefined) return { state: 'none' }
  setSyncState('saving')
  let kept = await readKept()
  if (kept.owner !== account) kept = await updateKept((kept) => signedInAs(kept, account))
  let token = await own.idToken().catch(() => null)
  let isFresh = false
  let isOutdated = false
  const invalid = new Set<string>()
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const copy = kept.copies[account]
    if (!isFollowing || !copy) return { state: 'none' }
    if (token === null) return { state: 'later' }
    const answer = await exchange(token, copy, { invalid, isOutdated })
    isOutdated = answer.kind === 'outdated'
    switch (answer.kind) {
      case 'copy': {
        kept = await updateKept((kept) => broughtUpToDate(kept, account, answer.copy))
        const left = kept.copies[account]?.unsaved.filter((key) => !invalid.has(key)) ?? []
        if (left.length === 0) return finished(invalid)
        break
      }
      case 'unchanged':
        return finished(invalid)
      case 'outdated':
        break
      case 'signInNeeded':
        // The session may have ended; the provider tells.
        token = isFresh ? null : await own.idToken(true).catch(() => null)
        isFresh = true
        break
      case 'invalid':
        if (answer.keys.every((key) => invalid.has(key))) return { state: 'tooMuch' }
        // The others are not kept waiting.
        for (const key of answer.keys) invalid.add(key)
        break
      case 'tooMuch':
        return { state: 'tooMuch' }
      case 'missing':
        await updateKept((kept) => notKeptThere(kept, account))
        return { state: 'missing' }
      case 'later':
        return { state: 'later', afterMs: answer.afterMs }
    }
  }
  return { state: 'later' }
}

/** To the reader it is the same whether the account takes no more at all, or just not these entries. */
function finished(invalid: ReadonlySet<string>): Outcome {
  return { state: invalid.size > 0 ? 'tooMuch' : 'done' }
}

type Exchange = { invalid: ReadonlySet<string>; isOutdated: boolean }

/** Sends what is unsaved, if the account's version is known; otherwise reads that first. */
function exchange(token: string, { entries, etag, unsaved }: Copy, { invalid, isOutdated }: Exchange) {
  const changed: Record<string, Entries[string]> = {}
  for (const key of unsaved) {
    tried.add(trial(key, entries))
    const entry = entries[key]
    if (entry && !invalid.has(key)) changed[key] = entry
  }
  const known = isOutdated ? null : etag
  const isSending = known !== null && Object.keys(changed).length > 0
  return isSending ? sendToServer(token, known, changed) : readServerCopy(token, known)
}

function trial(key: string, entries: Entries): string {
  return `${key} ${entries[key]?.clock}`
}
