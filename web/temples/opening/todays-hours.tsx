import type { Fact } from '#guide/fact-schema.ts'
import { dateAfter, dateInIndia } from '#guide/opening-hours/india-time.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import { Stated } from '../../facts/stated.tsx'
import { type Hours, hoursOnDay, usualHours } from './brief-opening-text.ts'

type TodaysHoursProps = {
  fact: Hours | Fact<Hours['value']>
  now: Date | null
  /** The page with the sources, if it is another one. */
  page?: string
  /** Whether it stands in what leads to that page as a whole. */
  isPressedWhole?: boolean
}

/** The build does not know the day: the script in the head hides all hours but those of today. */
export function TodaysHours({ fact, now, ...where }: TodaysHoursProps) {
  const marked = (text: string) => <Stated of="opening-hours" fact={fact} text={text} {...where} />
  if (now !== null) {
    const today = hoursOnDay(fact, dateInIndia(now))
    return today && <p key={today}>{marked(today)}</p>
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
      {marked(hours)}
    </p>
  ))
}

/** A Sunday before all closures. */
const sunday = '1970-01-04'

/** Days on which the temple is open at these hours: weekdays, as digits from "0" for Sunday on, and dates. */
function daysByHours(fact: Hours): Map<string, string> {
  const found = new Map<string, string>()
  const dates = new Set(fact.value?.closures?.map(({ date }) => date))
  const days = [...weekdays.keys()].map((day) => [`${day}`, dateAfter(sunday, day)])
  for (const [day, date = ''] of [...days, ...[...dates].map((date) => [date, date])]) {
    const hours = hoursOnDay(fact, date)
    if (hours) found.set(hours, `${found.get(hours) ?? ''}${day} `)
  }
  return found
}
