import { days, templesOf } from '#day/entries/days.ts'
import { holdDay } from '../saved/hold-day.ts'
import { shownCopy } from '../saved/kept.ts'
import { readKept } from '../saved/store.ts'

/** Takes a day that is stored in hand. */
export async function openDay(id: string): Promise<void> {
  const { entries } = shownCopy(await readKept())
  holdDay(id, templesOf(days(entries).find((day) => day.id === id)))
}
