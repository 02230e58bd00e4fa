import { createStore, get, update } from 'idb-keyval'
import { dayInHand } from './day-in-hand.ts'
import { dayToHold, favourites, templesOf } from './days.ts'
import { forgetMirror, holdDay } from './hold-day.ts'
import { type Kept, keptFrom, shownCopy } from './kept.ts'
import { idFrom } from './keys.ts'

/** Everything kept is one record, so every write is complete. */
const database = createStore('visits', 'kept')
const record = 'all'

const newDevice = () => idFrom(crypto.getRandomValues(new Uint8Array(8)))

export type Stored =
  | { state: 'loading' }
  /** `refused`: this browser stores nothing, so it lasts as long as the page. */
  | { state: 'ready' | 'refused'; kept: Kept }

let stored: Stored = { state: 'loading' }
const listeners = new Set<() => void>()
const otherTabs = new BroadcastChannel('visits')
otherTabs.onmessage = () => void readKept()

export function nowStored(): Stored {
  return stored
}

export function onStored(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export async function readKept(): Promise<Kept> {
  if (stored.state === 'refused') return stored.kept
  try {
    return show('ready', keptFrom(await get(record, database), deviceOf(stored)))
  } catch {
    return show('refused', keptFrom(keptBefore(), newDevice()))
  }
}

/** Changes what is stored in one step, whatever other tabs do. */
export async function updateKept(change: (kept: Kept) => Kept): Promise<Kept> {
  const device = deviceOf(stored)
  let changed: Kept | undefined
  try {
    if (stored.state === 'refused') throw new Error('Storage is refused')
    await update(
      record,
      (before) => {
        changed = change(keptFrom(before, device))
        return changed
      },
      database,
    )
    otherTabs.postMessage(null)
    return show('ready', changed as unknown as Kept)
  } catch {
    return show('refused', changed ?? change(keptFrom(keptBefore(), device)))
  }
}

function keptBefore(): Kept | undefined {
  return stored.state === 'loading' ? undefined : stored.kept
}

function deviceOf(stored: Stored): string {
  return stored.state === 'loading' ? newDevice() : stored.kept.device
}

function show(state: 'ready' | 'refused', kept: Kept): Kept {
  stored = { state, kept }
  const { entries } = shownCopy(kept)
  const day = dayToHold(entries, dayInHand().id)
  holdDay(day?.id ?? null, templesOf(day), favourites(entries))
  if (state === 'refused') forgetMirror()
  for (const listener of listeners) listener()
  return kept
}
