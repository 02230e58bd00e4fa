import { z } from 'zod'
import { minutesOf, minutesPerDay } from './india-time.ts'
import { openingStatus } from './status.ts'
import { isWithin, type Span, spansOfWeek } from './week.ts'
import { weekdays } from './weekday.ts'

/** 'HH:MM' in India's time. */
const timeOfDaySchema = z.string().regex(/^([0-3]\d|4[0-7]):[0-5]\d$/)

/** Up to, but not including, the closing time. What lies after midnight counts on past 24: '25:30' is 01:30. */
const sessionSchema = z
  .strictObject({ opens: timeOfDaySchema, closes: timeOfDaySchema })
  .refine(({ opens, closes }) => minutesOf(closes) > minutesOf(opens), {
    error: 'closes before it opens; past midnight, hours count on past 24',
  })
  .refine(({ opens, closes }) => minutesOf(closes) - minutesOf(opens) <= minutesPerDay, {
    error: 'is longer than a day',
  })

const sessionsSchema = z.array(sessionSchema).refine(
  (sessions) =>
    sessions.every(({ opens }, index) => {
      const before = sessions[index - 1]
      return !before || minutesOf(before.closes) < minutesOf(opens)
    }),
  { error: 'sessions overlap, touch or are not in order' },
)

const dayShape = {
  /** When it is surely open. */
  sessions: sessionsSchema,
  /** When some sources say open and others closed, or when it is open in some seasons only. */
  disputed: sessionsSchema.optional(),
}

const hoursSchema = z.strictObject({
  ...dayShape,
  /** What holds on these weekdays in place of all of the above; no sessions means closed on that day. */
  exceptions: z
    .array(z.strictObject({ weekdays: z.array(z.enum(weekdays)).min(1), ...dayShape }))
    .refine(eachWeekdayOnce, { error: 'a weekday is named twice' })
    .optional(),
})

export const openingHoursSchema = hoursSchema
  .refine((hours) => openingStatus(hours, new Date(0)).kind !== 'unknown', {
    error: 'there is no time at which it is surely open',
  })
  .superRefine((hours, { addIssue }) => {
    const overlap = overlapIn(spansOfWeek(hours))
    if (overlap) addIssue({ code: 'custom', message: overlap })
  })

/** Where a span begins within another one, also within that of the day before. */
function overlapIn(spans: readonly Span[]): string | null {
  const inside = spans.find((span) => spans.some((other) => other !== span && isWithin(other, span.from)))
  if (!inside) return null
  const weekday = weekdays[Math.floor(inside.from / minutesPerDay) % 7]
  const certain = inside.certainty === 'open' ? 'surely open' : 'disputed'
  return `on ${weekday} the span from ${timeOf(inside.from)} is ${certain} and overlaps another: a time is surely open or disputed, not both`
}

function timeOf(minute: number): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor((minute % minutesPerDay) / 60))}:${pad(minute % 60)}`
}

function eachWeekdayOnce(exceptions: readonly { weekdays: readonly string[] }[]): boolean {
  const named = exceptions.flatMap(({ weekdays }) => weekdays)
  return new Set(named).size === named.length
}

export type TimeOfDay = z.infer<typeof timeOfDaySchema>
export type Session = z.infer<typeof sessionSchema>
export type OpeningHours = z.infer<typeof hoursSchema>
export type OpeningDay = Pick<OpeningHours, 'sessions' | 'disputed'>
export type { Weekday } from './weekday.ts'
