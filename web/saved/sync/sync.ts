import type { Entries } from '#day/entries/entry.ts'
import { logOut, openAccounts, openedAccounts } from '#web/account/session/session.ts'
import {
  type Copy,
  isWholeInAccount,
  nobody,
  sessionEnded,
  shownCopy,
  signedInAs,
  signedOut,
} from '#web/saved/record.ts'
import { nowStored, onStored, readRecord, updateRecord } from '#web/saved/store.ts'
import { oneAtATime } from '#web/shell/device/one-at-a-time.ts'
import { broughtUpToDate } from './bring-up-to-date.ts'
import { next, type Outcome, type Progress, start } from './round.ts'
import { readServerCopy, sendToServer } from './server-copy.ts'
import { setSyncState } from './sync-state.ts'

const firstPauseMs = 5000
const longestPauseMs = 5 * 60_000

type Following = { account: string; over: AbortController }

let following: Following | undefined
/** Outlasts `following`, because a session ends before the account's copy leaves the device. */
let lastAccount: string | undefined
let failures = 0
let retry: ReturnType<typeof setTimeout> | undefined
let running: Promise<void> | undefined
let isAskedAgain = false
/** Keys with the clocks of entries that have been sent, whatever came of it. */
const tried = new Set<string>()

export async function startSync(): Promise<void> {
  const own = openedAccounts()?.own
  const account = own?.details()?.id
  if (account === undefined) return
  if (!own?.storesCopies) return setSyncState('missing')
  if (following?.account !== account) {
    stopSync()
    lastAccount = account
    following = { account, over: new AbortController() }
  }
  onStored(syncUnsaved)
  addEventListener('online', syncNow)
  document.addEventListener('visibilitychange', syncIfVisible)
  await sync()
}

export async function endSync(): Promise<void> {
  stopSync()
  await updateRecord(sessionEnded)
  const gone = await openedAccounts()?.goneAccount()
  if (gone !== undefined) await updateRecord((record) => signedOut(record, gone))
}

export async function leaveDevice(): Promise<void> {
  stopSync()
  const account = lastAccount
  await updateRecord((record) => signedOut(record, account))
  await logOut()
}

export type RemovedByLogout = 'nothing' | 'saved' | 'unsaved'

export async function whatLogoutRemoves(patienceMs: number): Promise<RemovedByLogout> {
  const leaving = async (): Promise<RemovedByLogout> => {
    const record = await readRecord()
    const copy = shownCopy(record)
    if (record.owner === nobody) return 'nothing'
    if (!isWholeInAccount(copy)) return 'unsaved'
    return Object.values(copy.entries).some(({ value }) => value !== null) ? 'saved' : 'nothing'
  }
  const now = await leaving()
  if (now !== 'unsaved') return now
  const saved = openAccounts().then(startSync, () => {})
  await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  return leaving()
}

function stopSync(): void {
  following?.over.abort()
  following = undefined
  clearTimeout(retry)
}

function syncNow(): void {
  if (following) void sync()
}

function syncIfVisible(): void {
  if (document.visibilityState === 'visible') syncNow()
}

function syncUnsaved(): void {
  const stored = nowStored()
  if (stored.state === 'loading') return
  const { entries, unsaved } = shownCopy(stored.record)
  if (unsaved.some((key) => !tried.has(trial(key, entries)))) syncNow()
}

function sync(): Promise<void> {
  isAskedAgain = running !== undefined
  // Two tabs would send the same.
  running ??= oneAtATime('visits', rounds).finally(() => {
    running = undefined
  })
  return running
}

async function rounds(): Promise<void> {
  clearTimeout(retry)
  let outcome: Outcome
  do {
    isAskedAgain = false
    outcome = following ? await round(following) : { state: 'none' }
  } while (isAskedAgain && following)
  setSyncState(outcome.state)
  failures = outcome.state === 'later' ? failures + 1 : 0
  if (!following || outcome.state !== 'later') return
  const pauseMs = Math.max(outcome.afterMs ?? 0, firstPauseMs * 2 ** (failures - 1))
  retry = setTimeout(syncNow, Math.min(pauseMs, longestPauseMs))
}

/** After each wait somebody else may be signed in. */
async function round({ account, over: { signal } }: Following): Promise<Outcome> {
  setSyncState('saving')
  let record = await readRecord()
  let progress = start
  while (!signal.aborted) {
    if (record.owner !== account) record = await updateRecord((record) => signedInAs(record, account))
    const token = signal.aborted ? null : await tokenOf(account, progress)
    const copy = record.copies[account]
    if (signal.aborted || !copy) break
    if (token === null) return { state: 'later' }
    const answer = await exchange(token, copy, progress, signal)
    if (signal.aborted) break
    if (answer.kind === 'copy')
      record = await updateRecord((record) => broughtUpToDate(record, account, answer.copy))
    const then = next(progress, answer, record.copies[account]?.unsaved ?? [])
    if ('state' in then) return then
    progress = then
  }
  return { state: 'none' }
}

async function tokenOf(account: string, { needsFreshToken }: Progress): Promise<string | null> {
  try {
    return (await openedAccounts()?.own.idToken(account, needsFreshToken)) ?? null
  } catch {
    return null
  }
}

function exchange(
  token: string,
  { entries, etag, unsaved }: Copy,
  { invalid, readsFirst }: Progress,
  signal: AbortSignal,
) {
  const changed: Record<string, Entries[string]> = {}
  for (const key of unsaved) {
    tried.add(trial(key, entries))
    const entry = entries[key]
    if (entry && !invalid.includes(key)) changed[key] = entry
  }
  const known = readsFirst ? null : etag
  const isSending = known !== null && Object.keys(changed).length > 0
  return isSending ? sendToServer(token, known, changed, signal) : readServerCopy(token, known, signal)
}

function trial(key: string, entries: Entries): string {
  return `${key} ${entries[key]?.clock}`
}
