import { dateInIndia, minutesPerDay, momentInIndia } from '#guide/opening-hours/india-time.ts'
import { timeText } from '../../language/time-text.ts'
import { momentText } from '../../today/word-text.ts'

/** As readers are told of it, but midnight as the end of this day. */
export function choiceText(moment: number, now: number): string {
  const midnight = momentInIndia(dateInIndia(new Date(now)), minutesPerDay).getTime()
  return moment === midnight ? timeText(0) : momentText(moment, new Date(now))
}
