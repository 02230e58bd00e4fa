import type { Change, Entries } from '#day/entries/entry.ts'
import { shownCopy, takesFrom, written } from './kept.ts'
import { ownerShown, updateKept } from './store.ts'

/**
 * Makes changes of the owner, computed from what is stored by then, and shows them in every tab. Sync sends them on.
 * Nothing is changed once another account's entries stand there.
 */
export async function write(
  changesOf: (stored: Entries) => readonly Change[],
  owner = ownerShown(),
): Promise<void> {
  const now = new Date()
  await updateKept((kept) =>
    takesFrom(kept, owner) ? written(kept, changesOf(shownCopy(kept).entries), now) : kept,
  )
}
