import { dateInIndia, minutesPerDay, momentInIndia } from '#guide/opening-hours/india-time.ts'
import { timeText } from '../../language/time-text.ts'
import { momentText } from '../../today/word-text.ts'

export function choiceText(moment: number, now: number): string {
  const midnight = momentInIndia(dateInIndia(new Date(now)), minutesPerDay).getTime()
  return moment === midnight ? timeText(0) : momentText(moment, new Date(now))
}
