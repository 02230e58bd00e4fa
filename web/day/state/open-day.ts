import { days, templesOf } from '#day/entries/days.ts'
import { mirrorDay } from '../../saved/mirror-stored.ts'
import { shownCopy } from '../../saved/record.ts'
import { readRecord } from '../../saved/store.ts'

/** Makes a stored day the current one. */
export async function openDay(id: string): Promise<void> {
  const { entries } = shownCopy(await readRecord())
  mirrorDay(id, templesOf(days(entries).find((day) => day.id === id)))
}
