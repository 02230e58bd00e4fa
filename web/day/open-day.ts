import { days, templesOf } from '../visits/days.ts'
import { holdDay } from '../visits/hold-day.ts'
import { shownCopy } from '../visits/kept.ts'
import { readKept } from '../visits/store.ts'

/** Takes a day that is stored in hand. */
export async function openDay(id: string): Promise<void> {
  const { entries } = shownCopy(await readKept())
  holdDay(id, templesOf(days(entries).find((day) => day.id === id)))
}
