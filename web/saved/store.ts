import { createStore, get, type UseStore, update } from 'idb-keyval'
import { days, dayToShow, favourites, templesOf } from '#day/entries/days.ts'
import { idFrom } from '#day/entries/keys.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { currentSession } from '#web/account/session/session.ts'
import { hasStoredSession } from '#web/account/session/stored-session.ts'
import { failAfter } from '#web/shell/device/fail-after.ts'
import { sharedValue } from '#web/shell/device/shared-value.ts'
import { forgetPlansBut } from './kept-plans.ts'
import { currentMirror } from './mirror.ts'
import { forgetMirror, mirrorDay } from './mirror-stored.ts'
import { type DeviceRecord, nobody, recordFrom, sessionEnded, shownCopy } from './record.ts'

/** There is one record alone, so that every write is complete. */
const recordKey = 'all'

export type Stored =
  | { state: 'loading' }
  /** `held`: not stored right now. `refused`: this browser has never stored anything, so the record may go with the page. */
  | { state: 'ready' | 'held' | 'refused'; record: DeviceRecord }

/** A change may be made several times, and has to come to the same each time. */
type Change = (record: DeviceRecord) => DeviceRecord

const shared = sharedValue<Stored>({ state: 'loading' })

export const { now: nowStored, follow: onStored, useValue: useNowStored } = shared

let known: DeviceRecord | undefined
let waiting: readonly Change[] = []
let hasStored = currentMirror().id !== null || currentMirror().favourites.length > 0
let hasRead = false
let running: Promise<unknown> | undefined
let following: Promise<DeviceRecord> | undefined
let database: UseStore | undefined
let otherTabs: BroadcastChannel | undefined
let retry: ReturnType<typeof setTimeout> | undefined

/** Browsers may take this long on a busy phone. */
const patienceMs = 3000
const pauseMs = 100
const longPauseMs = 5000

export function ownerShown(): string {
  const stored = nowStored()
  return stored.state === 'loading' ? nobody : stored.record.owner
}

/** Callers who come while a reading is under way share the next one, which sees what they have changed. */
export function readRecord(): Promise<DeviceRecord> {
  following ??= Promise.resolve(running).then(() => {
    running = following
    following = undefined
    return settle()
  })
  return following
}

export async function updateRecord(change: Change): Promise<DeviceRecord> {
  let faults: unknown[] = []
  const guarded: Change = (record) => {
    faults = []
    try {
      return change(record)
    } catch (error) {
      faults = [error]
      return record
    }
  }
  waiting = [...waiting, guarded]
  const record = await readRecord()
  if (faults.length > 0) throw faults[0]
  return record
}

async function settle(): Promise<DeviceRecord> {
  clearTimeout(retry)
  followTabs()
  const made = waiting
  const make = (before: unknown) =>
    // A browser may empty its database under an open page, which then has what was in it.
    made.reduce((record, change) => change(record), recordFrom(before ?? known, known?.device ?? newDevice()))
  try {
    const record = await attempt(make, made.length > 0).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      return attempt(make, made.length > 0)
    })
    known = record
    waiting = waiting.slice(made.length)
    hasStored = true
    hasRead = true
    if (made.length > 0) tellTabs()
    // The session ended while no page was open.
    if (record.owner !== nobody && currentSession().state === 'guest' && !hasStoredSession()) {
      waiting = [sessionEnded, ...waiting]
      return settle()
    }
    return show('ready', record)
  } catch {
    retry = setTimeout(readRecord, longPauseMs)
    known ??= recordFrom(undefined, newDevice())
    return show(hasStored ? 'held' : 'refused', make(known))
  }
}

async function attempt(make: (before: unknown) => DeviceRecord, writes: boolean): Promise<DeviceRecord> {
  let isOver = false
  try {
    database ??= createStore('visits', 'kept')
    if (!writes) return make(await failAfter(patienceMs, get(recordKey, database)))
    let record: DeviceRecord | undefined
    const written = update(
      recordKey,
      (before) => {
        // The next attempt makes these changes itself, and must not find them made.
        if (isOver) throw new Error('The attempt is over')
        record = make(before)
        return record
      },
      database,
    )
    await failAfter(patienceMs, written)
    return record as unknown as DeviceRecord
  } catch (error) {
    // A connection that has failed once, or hangs, does not recover.
    database = undefined
    isOver = true
    throw error
  }
}

/** Without a channel, tabs look again when they are shown. */
function followTabs(): void {
  addEventListener('storage', forgetIfCleared)
  document.addEventListener('visibilitychange', lookAgain)
  try {
    otherTabs ??= new BroadcastChannel('visits')
    otherTabs.onmessage = () => void readRecord()
  } catch {
    // Some browsers refuse the channel along with all storage.
  }
}

/** Without a key, everything was cleared, and must not come back. */
function forgetIfCleared({ key }: StorageEvent): void {
  if (key === null) known = undefined
}

function tellTabs(): void {
  try {
    otherTabs?.postMessage(null)
  } catch {
    otherTabs = undefined
  }
}

function lookAgain(): void {
  if (!otherTabs || nowStored().state !== 'ready') void readRecord()
}

function newDevice(): string {
  return idFrom(crypto.getRandomValues(new Uint8Array(8)))
}

function show(state: 'ready' | 'held' | 'refused', record: DeviceRecord): DeviceRecord {
  // As long as the record could not be read, the mirror knows more.
  if (hasRead || !hasStored) {
    const { entries } = shownCopy(record)
    const day = dayToShow(entries, currentMirror().id, dateInIndia(new Date()))
    mirrorDay(day?.id ?? null, templesOf(day), favourites(entries))
    forgetPlansBut(
      record.owner,
      days(entries).map(({ id }) => id),
    )
  }
  if (state === 'refused') {
    forgetMirror()
    forgetPlansBut(record.owner, [])
  }
  shared.set({ state, record })
  return record
}
