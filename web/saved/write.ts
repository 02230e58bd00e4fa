import type { Change, Entries } from '#day/entries/entry.ts'
import { type Draft, drafted, shownCopy, takesFrom, written } from './record.ts'
import { ownerShown, updateRecord } from './store.ts'

/** Computes changes from what is stored by then, makes and returns them; none once another account's copy is shown. */
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

export async function writeDraft(key: string, draft: Draft | null, owner: string): Promise<void> {
  await updateRecord((record) => (takesFrom(record, owner) ? drafted(record, key, draft) : record))
}
