import { z } from 'zod'
import { minutesOf, minutesPerDay } from './india-time.ts'
import { type Weekday, weekdays } from './weekday.ts'

const timeError = 'has to be a time such as 05:30'

export const timeOfDaySchema = z
  .string({ error: timeError })
  .regex(/^([0-3]\d|4[0-7]):[0-5]\d$/, { error: timeError })

/** `closes` is exclusive. Times after midnight count on past 24: '25:30' is 01:30. */
export const sessionSchema = z
  .strictObject({ opens: timeOfDaySchema, closes: timeOfDaySchema })
  .refine(({ opens, closes }) => minutesOf(closes) > minutesOf(opens), {
    error: 'closes before it opens; past midnight, hours count on past 24',
  })
  .refine(({ opens, closes }) => minutesOf(closes) - minutesOf(opens) <= minutesPerDay, {
    error: 'is longer than a day',
  })

export const sessionsSchema = z.array(sessionSchema).refine(
  (sessions) =>
    sessions.every(({ opens }, index) => {
      const before = sessions[index - 1]
      return !before || minutesOf(before.closes) < minutesOf(opens)
    }),
  { error: 'sessions overlap, touch or are not in order' },
)

const dayShape = {
  sessions: sessionsSchema,
  /** Sources disagree, or the temple is open in some seasons only. */
  disputed: sessionsSchema.optional(),
}

/** A visit takes so much longer then that people who know the temple avoid these hours. */
export const crowdedHoursSchema = z
  .strictObject({
    weekdays: z.array(z.enum(weekdays)).min(1),
    from: timeOfDaySchema,
    until: timeOfDaySchema,
    moreMinutes: z.int().positive().max(600),
  })
  .refine(({ from, until }) => minutesOf(until) > minutesOf(from), { error: 'ends before it begins' })

/** From the calendar. `isSure` is false if the day or the time is only expected. */
const closureSchema = z
  .strictObject({ date: z.iso.date(), from: timeOfDaySchema, until: timeOfDaySchema, isSure: z.boolean() })
  .refine(({ from, until }) => minutesOf(until) > minutesOf(from), { error: 'ends before it begins' })

export const hoursSchema = z.strictObject({
  ...dayShape,
  closures: z.array(closureSchema).optional(),
  /** Replaces all of the above on these weekdays; no sessions means closed. */
  exceptions: z
    .array(z.strictObject({ weekdays: z.array(z.enum(weekdays)).min(1), ...dayShape }))
    .refine(eachWeekdayOnce, { error: 'a weekday is named twice' })
    .optional(),
})

function eachWeekdayOnce(exceptions: readonly { weekdays: readonly string[] }[]): boolean {
  const named = exceptions.flatMap(({ weekdays }) => weekdays)
  return new Set(named).size === named.length
}

export type CrowdedHours = z.infer<typeof crowdedHoursSchema>
export type Closure = z.infer<typeof closureSchema>
export type OpeningSession = z.infer<typeof sessionSchema>
export type OpeningDay = Pick<z.infer<typeof hoursSchema>, 'sessions' | 'disputed'> & {
  /** Hours, sure or disputed, in which the calendar expects closed doors. */
  perhapsShut?: OpeningSession[]
}
export type OpeningHours = OpeningDay & {
  closures?: readonly Closure[] | undefined
  exceptions?: readonly (OpeningDay & { weekdays: Weekday[] })[] | undefined
  /** Replaces all of the above on a date: what somebody has said of today. */
  dates?: readonly DatedHours[] | undefined
}
export type DatedHours = OpeningDay & { date: string }
