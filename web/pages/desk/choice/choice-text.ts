import { dateInIndia, minutesPerDay, momentInIndia } from '#guide/opening-hours/india-time.ts'
import { momentText } from '#web/guide/today/word-text.ts'
import { timeText } from '#web/language/time-text.ts'

export function choiceText(moment: number, now: number): string {
  const midnight = momentInIndia(dateInIndia(new Date(now)), minutesPerDay).getTime()
  return moment === midnight ? timeText(0) : momentText(moment, new Date(now))
}
