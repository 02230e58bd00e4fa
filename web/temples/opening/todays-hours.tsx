import type { Fact } from '#guide/fact-schema.ts'
import { instantOf, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import { Stated } from '../../facts/stated.tsx'
import { type Hours, todaysHours } from './brief-opening-text.ts'

type TodaysHoursProps = {
  fact: Hours | Fact<Hours['value']>
  now: Date | null
  /** The page with the sources, if it is another one. */
  page?: string
}

/** The build does not know the day: the script in the head hides all hours but those of today. */
export function TodaysHours({ fact, now, page }: TodaysHoursProps) {
  const today = todaysHours(fact, now)
  if (today === null) return null
  const marked = (text: string) => <Stated of="opening-hours" fact={fact} page={page} text={text} />
  if (now !== null) return <p key={today}>{marked(today)}</p>
  return [...daysByHours(fact)].map(([hours, days]) => (
    <p
      key={hours}
      data-weekdays={days.length < weekdays.length ? days : undefined}
      hidden={hours !== today}
      suppressHydrationWarning
    >
      {marked(hours)}
    </p>
  ))
}

/** Groups weekdays, as digits from "0" for Sunday on, by their hours. */
function daysByHours(fact: Hours): Map<string, string> {
  const found = new Map<string, string>()
  for (const day of weekdays.keys()) {
    const hours = todaysHours(fact, instantOf(day * minutesPerDay))
    if (hours) found.set(hours, `${found.get(hours) ?? ''}${day}`)
  }
  return found
}
