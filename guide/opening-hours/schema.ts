import { hoursSchema } from './hours.ts'
import { clockOf, minutesPerDay } from './india-time.ts'
import { openingStatus } from './status.ts'
import { isWithin, type Span, spansOfWeek } from './week.ts'
import { weekdays } from './weekday.ts'

export const openingHoursSchema = hoursSchema
  .refine((hours) => openingStatus(hours, new Date(0)).kind !== 'unknown', {
    error: 'there is no time at which it is surely open',
  })
  .superRefine((hours, { addIssue }) => {
    const overlap = overlapIn(spansOfWeek(hours))
    if (overlap) addIssue({ code: 'custom', message: overlap })
  })

function overlapIn(spans: readonly Span[]): string | null {
  const inside = spans.find((span) => spans.some((other) => other !== span && isWithin(other, span.from)))
  if (!inside) return null
  const weekday = weekdays[Math.floor(inside.from / minutesPerDay) % 7]
  const certain = inside.state === 'open' ? 'surely open' : 'disputed'
  return `on ${weekday} the span from ${clockOf(inside.from % minutesPerDay)} is ${certain} and overlaps another: a time is surely open or disputed, not both`
}
