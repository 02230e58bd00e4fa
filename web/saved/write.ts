import type { Change, Entries } from '#day/entries/entry.ts'
import { shownCopy, takesFrom, written } from './record.ts'
import { ownerShown, updateRecord } from './store.ts'

/**
 * Makes changes of the owner, computed from what is stored by then, and shows them in every tab. Sync sends them on.
 * Nothing is changed once another account's entries stand there.
 */
export async function write(
  changesOf: (stored: Entries) => readonly Change[],
  owner = ownerShown(),
): Promise<void> {
  const now = new Date()
  await updateRecord((record) =>
    takesFrom(record, owner) ? written(record, changesOf(shownCopy(record).entries), now) : record,
  )
}
