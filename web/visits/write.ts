import type { Entries } from '#visits/entry.ts'
import { type Change, shownCopy, written } from './kept.ts'
import { updateKept } from './store.ts'

/** Makes changes, computed from what is stored by then, and shows them in every tab. Sync sends them on. */
export async function write(changesOf: (stored: Entries) => readonly Change[]): Promise<void> {
  const now = new Date()
  await updateKept((kept) => written(kept, changesOf(shownCopy(kept).entries), now))
}
