import { createStore, get, type UseStore, update } from 'idb-keyval'
import { dayToHold, favourites, templesOf } from '#day/entries/days.ts'
import { idFrom } from '#day/entries/keys.ts'
import { currentSession } from '#web/account/session/session.ts'
import { hasStoredSession } from '#web/account/session/stored-session.ts'
import { within } from '#web/device/within.ts'
import { dayInHand } from './day-in-hand.ts'
import { forgetMirror, holdDay } from './hold-day.ts'
import { type Kept, keptFrom, nobody, sessionEnded, shownCopy } from './kept.ts'

/** Everything kept is one record, so every write is complete. */
const record = 'all'

export type Stored =
  | { state: 'loading' }
  /** `held`: not stored right now. `refused`: never stored so far, so it may last no longer than the page. */
  | { state: 'ready' | 'held' | 'refused'; kept: Kept }

/** May be made several times, and has to come to the same each time: its clock is that of the tap. */
type Change = (kept: Kept) => Kept

let stored: Stored = { state: 'loading' }
/** As it was read last, or made up until it can be. */
let known: Kept | undefined
/** Made on what is known, but not stored yet; made again once the browser stores. */
let waiting: readonly Change[] = []
let hasStored = dayInHand().id !== null || dayInHand().favourites.length > 0
let hasRead = false
let running: Promise<unknown> | undefined
let following: Promise<Kept> | undefined
let database: UseStore | undefined
let otherTabs: BroadcastChannel | undefined
let retry: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Browsers may take this long on a busy phone. */
const patienceMs = 3000
const pauseMs = 100
const longPauseMs = 5000

export function nowStored(): Stored {
  return stored
}

/** Whose entries the page shows. */
export function ownerShown(): string {
  return stored.state === 'loading' ? nobody : stored.kept.owner
}

export function onStored(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads what is stored, once what is under way is done. */
export function readKept(): Promise<Kept> {
  following ??= Promise.resolve(running).then(() => {
    running = following
    following = undefined
    return settle()
  })
  return following
}

/** Changes what is stored in one step, whatever other tabs do. A change that throws changes nothing. */
export async function updateKept(change: Change): Promise<Kept> {
  let fault: { error: unknown } | undefined
  const guarded: Change = (kept) => {
    try {
      fault = undefined
      return change(kept)
    } catch (error) {
      fault = { error }
      return kept
    }
  }
  waiting = [...waiting, guarded]
  const kept = await readKept()
  if (fault) throw (fault as { error: unknown }).error
  return kept
}

/**
 * Reads, and stores what waits. What fails is tried once more after a moment, which takes six seconds at most, and then
 * again and again, while the page goes on with what it knows.
 */
async function settle(): Promise<Kept> {
  clearTimeout(retry)
  followTabs()
  const made = waiting
  const make = (before: unknown) =>
    made.reduce((kept, change) => change(kept), keptFrom(before, known?.device ?? newDevice()))
  try {
    const kept = await attempt(make, made.length > 0).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      return attempt(make, made.length > 0)
    })
    known = kept
    waiting = waiting.slice(made.length)
    hasStored = true
    hasRead = true
    if (made.length > 0) tellTabs()
    // The session has ended while no page noticed.
    if (kept.owner !== nobody && currentSession().state === 'guest' && !hasStoredSession()) {
      waiting = [sessionEnded, ...waiting]
      return settle()
    }
    return show('ready', kept)
  } catch {
    retry = setTimeout(readKept, longPauseMs)
    known ??= keptFrom(undefined, newDevice())
    return show(hasStored ? 'held' : 'refused', make(known))
  }
}

async function attempt(make: (before: unknown) => Kept, writes: boolean): Promise<Kept> {
  let isOver = false
  try {
    database ??= createStore('visits', 'kept')
    if (!writes) return make(await within(patienceMs, get(record, database)))
    let kept: Kept | undefined
    const written = update(
      record,
      (before) => {
        // The changes are made again by another attempt, which must not find them there.
        if (isOver) throw new Error('The attempt is over')
        kept = make(before)
        return kept
      },
      database,
    )
    await within(patienceMs, written)
    return kept as unknown as Kept
  } catch (error) {
    // A connection that failed or hangs stays as it is.
    database = undefined
    isOver = true
    throw error
  }
}

/** Where the browser has no channel, other tabs look when they are shown. */
function followTabs(): void {
  document.addEventListener('visibilitychange', lookAgain)
  try {
    otherTabs ??= new BroadcastChannel('visits')
    otherTabs.onmessage = () => void readKept()
  } catch {
    // As in browsers that refuse all storage.
  }
}

function tellTabs(): void {
  try {
    otherTabs?.postMessage(null)
  } catch {
    otherTabs = undefined
  }
}

function lookAgain(): void {
  if (!otherTabs || stored.state !== 'ready') void readKept()
}

function newDevice(): string {
  return idFrom(crypto.getRandomValues(new Uint8Array(8)))
}

function show(state: 'ready' | 'held' | 'refused', kept: Kept): Kept {
  stored = { state, kept }
  // What could not be read yet is still as the mirror says.
  if (hasRead || !hasStored) {
    const { entries } = shownCopy(kept)
    const day = dayToHold(entries, dayInHand().id)
    holdDay(day?.id ?? null, templesOf(day), favourites(entries))
  }
  if (state === 'refused') forgetMirror()
  for (const listener of listeners) listener()
  return kept
}
