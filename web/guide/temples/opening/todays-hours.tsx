import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { dateAfter, dateInIndia } from '#guide/opening-hours/india-time.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import type { Stated } from '#guide/stated.ts'
import { hoursOnDay, usualHours } from './brief-opening-text.ts'

type TodaysHoursProps = { fact: Stated<OpeningHours | null>; now: Date | null }

/** The build does not know the day: the script in the head hides all hours but those of today. */
export function TodaysHours({ fact, now }: TodaysHoursProps) {
  if (now !== null) {
    const today = hoursOnDay(fact, dateInIndia(now))
    return today && <p key={today}>{today}</p>
  }
  const usual = usualHours(fact.value)
  const all = [...daysByHours(fact)]
  return all.map(([hours, days]) => (
    <p
      key={hours}
      data-on={all.length > 1 ? days : undefined}
      hidden={hours !== usual}
      suppressHydrationWarning
    >
      {hours}
    </p>
  ))
}

/** A Sunday before all closures. */
const sunday = '1970-01-04'

/** Days on which the temple is open at these hours: weekdays, as digits from "0" for Sunday on, and dates. */
function daysByHours(fact: Stated<OpeningHours | null>): Map<string, string> {
  const found = new Map<string, string>()
  const dates = new Set(fact.value?.closures?.map(({ date }) => date))
  const days = [...weekdays.keys()].map((day) => [`${day}`, dateAfter(sunday, day)])
  for (const [day, date = ''] of [...days, ...[...dates].map((date) => [date, date])]) {
    const hours = hoursOnDay(fact, date)
    if (hours) found.set(hours, `${found.get(hours) ?? ''}${day} `)
  }
  return found
}
