import { instantOf, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import { type Hours, todaysHoursText } from './brief-opening-text.ts'

/** Prerendered pages do not know the day: they have every day's hours, of which the head's script shows today's. */
export function TodaysHours({ fact, now }: { fact: Hours; now: Date | null }) {
  const today = todaysHoursText(fact, now)
  if (today === null) return null
  if (now !== null) return <p key={today} {...marked(today)} />
  return [...daysByHours(fact)].map(([hours, days]) => (
    <p
      key={hours}
      data-weekdays={days.length < weekdays.length ? days : undefined}
      hidden={hours !== today}
      suppressHydrationWarning
      {...marked(hours)}
    />
  ))
}

/** The style sheet has the "~". */
function marked(hours: string) {
  const text = hours.replace('~', '')
  return text === hours ? { children: hours } : { className: 'unsure-hours', children: text }
}

/** Sunday is 0. */
function daysByHours(fact: Hours): Map<string, string> {
  const days = new Map<string, string>()
  for (const day of weekdays.keys()) {
    const hours = todaysHoursText(fact, instantOf(day * minutesPerDay)) ?? ''
    days.set(hours, `${days.get(hours) ?? ''}${day}`)
  }
  return days
}
