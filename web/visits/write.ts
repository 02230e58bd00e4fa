import type { Entries } from '#visits/entry.ts'
import { type Change, shownCopy, written } from './kept.ts'
import { updateKept } from './store.ts'

/**
 * Keeps on this device, and shows in every tab, what is to change of what is kept by then. What an account has to learn is
 * sent to it.
 */
export async function write(changesOf: (stored: Entries) => readonly Change[]): Promise<void> {
  await updateKept((kept) => written(kept, changesOf(shownCopy(kept).entries), new Date()))
}
