import { timeOfDaySchema } from '#guide/opening-hours/hours.ts'
import { dateInIndia, minutesOf, minutesPerDay, momentInIndia } from '#guide/opening-hours/india-time.ts'
import { usageError } from '#operate/on-database.ts'

export function momentOf(text: string, now: number): number {
  const time = timeOfDaySchema.safeParse(text)
  if (!time.success) throw usageError(`${text || 'The time'} has to be a time such as 07:10.`)
  return momentInIndia(dateInIndia(new Date(now)), minutesOf(time.data)).getTime()
}

export function endOfDay(moment: number): number {
  return momentInIndia(dateInIndia(new Date(moment)), minutesPerDay).getTime()
}
