import type { OpeningHours, OpeningSession } from './hours.ts'
import { minutesOf } from './india-time.ts'

export function widestHours({
  sessions,
  disputed = [],
}: Pick<OpeningHours, 'sessions' | 'disputed'>): OpeningSession[] {
  return joined([...sessions, ...disputed])
}

export function disputedHours({ disputed = [], exceptions = [] }: OpeningHours): OpeningSession[] {
  return joined([...disputed, ...exceptions.flatMap((day) => day.disputed ?? [])])
}

function joined(sessions: readonly OpeningSession[]): OpeningSession[] {
  const whole: OpeningSession[] = []
  for (const next of [...sessions].sort((one, other) => minutesOf(one.opens) - minutesOf(other.opens))) {
    const last = whole.at(-1)
    if (!last || minutesOf(last.closes) < minutesOf(next.opens)) whole.push({ ...next })
    else if (minutesOf(last.closes) < minutesOf(next.closes)) last.closes = next.closes
  }
  return whole
}
