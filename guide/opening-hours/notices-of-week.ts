import type { OpeningHours } from './hours.ts'
import { instantOf, minutesPerDay, minutesPerWeek, modulo } from './india-time.ts'
import { closingSoonMinutes, type OpeningNotice, openingNotice } from './opening-notice.ts'
import { openingStatus } from './status.ts'
import { spansOfWeek } from './week.ts'
import { weekdays } from './weekday.ts'

type NoticeFrom = { from: number; notice: OpeningNotice }

/** Minutes counted in a notice are those at `from`. */
export function noticesOfWeek(hours: OpeningHours | null, isSure: boolean, isLongLine = false): NoticeFrom[] {
  const edges = spansOfWeek(hours ?? { sessions: [] }).flatMap(({ from, minutes }) => [from, from + minutes])
  const changes = edges.flatMap((edge) => [edge, edge - closingSoonMinutes, edge - minutesPerDay + 1])
  const midnights = weekdays.map((_, index) => index * minutesPerDay)
  const minutes = new Set([...midnights, ...changes].map((minute) => modulo(minute, minutesPerWeek)))
  return [...minutes]
    .sort((one, other) => one - other)
    .map((from) => ({
      from,
      notice: openingNotice(openingStatus(hours, instantOf(from)), isSure, isLongLine),
    }))
}
