import { days, templesOf } from '#day/entries/days.ts'
import { mirrorDay } from '#web/saved/mirror-stored.ts'
import { shownCopy } from '#web/saved/record.ts'
import { readRecord } from '#web/saved/store.ts'

/** Makes a stored day the current one, unless another tab has removed it. */
export async function openDay(id: string): Promise<void> {
  const { entries } = shownCopy(await readRecord())
  const day = days(entries).find((one) => one.id === id)
  if (day) mirrorDay(id, templesOf(day))
}
