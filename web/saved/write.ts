import type { Change, Entries } from '#day/entries/entry.ts'
import { type Draft, drafted, shownCopy, takesFrom, written } from './record.ts'
import { ownerShown, updateRecord } from './store.ts'

/**
 * Makes changes of the owner, computed from what is stored by then, and shows them in every tab. Sync sends them on.
 * Nothing is changed once another account's entries stand there. Returns what was changed.
 */
export async function write<Made extends Change>(
  changesOf: (stored: Entries) => readonly Made[],
  owner = ownerShown(),
): Promise<readonly Made[]> {
  const now = new Date()
  let made: readonly Made[] = []
  await updateRecord((record) => {
    made = takesFrom(record, owner) ? changesOf(shownCopy(record).entries) : []
    return written(record, made, now)
  })
  return made
}

/** Keeps a draft of the owner, or, if it is null, forgets it. */
export async function writeDraft(key: string, draft: Draft | null, owner: string): Promise<void> {
  await updateRecord((record) => (takesFrom(record, owner) ? drafted(record, key, draft) : record))
}
