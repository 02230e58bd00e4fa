import { dayForToday } from '#day/entries/days.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { currentMirror } from '#web/saved/mirror.ts'
import { shownCopy } from '#web/saved/record.ts'
import { readRecord } from '#web/saved/store.ts'

/** Plans what is for today, if anything is: it came from another device, is kept in another language, or for yesterday. */
export async function planToday(): Promise<void> {
  const today = dateInIndia(new Date())
  const day = dayForToday(shownCopy(await readRecord()).entries, currentMirror().id, today)
  if (!day || (day.settings.date ?? today) !== today) return
  await (await import('./plan-again.ts')).planAgain(day.id)
}
