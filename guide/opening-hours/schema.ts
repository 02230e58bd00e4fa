import { z } from 'zod'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** 'HH:MM' in India's time. What lies after midnight counts on past 24: '25:30' is 01:30 on the next day. */
const timeOfDaySchema = z.string().regex(/^[0-2]\d:[0-5]\d$/)

/** Times of two digits each compare as text. */
const sessionSchema = z
  .strictObject({ opens: timeOfDaySchema, closes: timeOfDaySchema })
  .refine(({ opens, closes }) => opens < closes, { error: 'closes before it opens' })

const sessionsSchema = z.array(sessionSchema).refine(
  (sessions) =>
    sessions.every(({ opens }, index) => {
      const before = sessions[index - 1]
      return !before || before.closes < opens
    }),
  { error: 'sessions overlap, touch or are not in order' },
)

export const openingHoursSchema = z.strictObject({
  sessions: sessionsSchema,
  /** The sessions of these weekdays in place of the usual ones; none means closed on that day. */
  exceptions: z
    .array(z.strictObject({ weekdays: z.array(z.enum(weekdays)).min(1), sessions: sessionsSchema }))
    .optional(),
  /** Spans in which some sources say closed and others open. They prevail over sessions. */
  disputed: sessionsSchema.optional(),
})

export type TimeOfDay = z.infer<typeof timeOfDaySchema>
export type Session = z.infer<typeof sessionSchema>
export type OpeningHours = z.infer<typeof openingHoursSchema>
export type Weekday = (typeof weekdays)[number]
