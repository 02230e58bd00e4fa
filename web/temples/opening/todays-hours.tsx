import { instantOf, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import { type Hours, type HoursOfDay, todaysHours } from './brief-opening-text.ts'

/** The build does not know the day: the script in the head hides all hours but those of today. */
export function TodaysHours({ fact, now }: { fact: Hours; now: Date | null }) {
  const today = todaysHours(fact, now)
  if (today === null) return null
  if (now !== null) return <p key={keyOf(today)} {...marked(today)} />
  return [...daysByHours(fact)].map(([key, { hours, days }]) => (
    <p
      key={key}
      data-weekdays={days.length < weekdays.length ? days : undefined}
      hidden={key !== keyOf(today)}
      suppressHydrationWarning
      {...marked(hours)}
    />
  ))
}

/** The style sheet adds the "~". */
function marked({ text, isSure }: HoursOfDay) {
  return { className: isSure ? undefined : 'unsure-hours', children: text }
}

/** Groups weekdays, as digits from "0" for Sunday on, by their hours. */
function daysByHours(fact: Hours) {
  const found = new Map<string, { hours: HoursOfDay; days: string }>()
  for (const day of weekdays.keys()) {
    const hours = todaysHours(fact, instantOf(day * minutesPerDay))
    if (hours) found.set(keyOf(hours), { hours, days: `${found.get(keyOf(hours))?.days ?? ''}${day}` })
  }
  return found
}

function keyOf({ text, isSure }: HoursOfDay): string {
  return `${isSure} ${text}`
}
