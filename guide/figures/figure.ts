import { z } from 'zod'
import { timeOfDaySchema } from '#guide/opening-hours/hours.ts'

const amountError = 'has to be a number, or the least and the most: [4, 6]'

const amountSchema = z.union(
  [
    z.number().nonnegative(),
    z
      .array(z.number().nonnegative())
      .refine(([least = 0, most = 0, ...others]) => least < most && others.length === 0, {
        error: amountError,
      }),
  ],
  { error: amountError },
)

const timeError = 'has to be a time such as 05:30, or two: [09:00, 17:30]'

const timeSchema = z.union(
  [
    timeOfDaySchema,
    z
      .array(timeOfDaySchema)
      .refine(([from = '', until = '', ...others]) => from < until && others.length === 0, {
        error: timeError,
      }),
  ],
  { error: timeError },
)

const amounts = [
  'rupees',
  'percent',
  'minutes',
  'hours',
  'days',
  'months',
  'years',
  'metres',
  'kilometres',
  'count',
] as const

/**
 * What may change without a word of the text: `{ rupees: 90 }`, `{ hours: [4, 6] }`, `{ time: 05:30 }`. Two times of
 * one part of the day are one figure, `{ time: [16:00, 17:30] }`: languages name that part once.
 */
export const figureSchema = z
  .strictObject({
    ...(Object.fromEntries(amounts.map((unit) => [unit, amountSchema.optional()])) as Record<
      (typeof amounts)[number],
      z.ZodOptional<typeof amountSchema>
    >),
    time: timeSchema.optional(),
    date: z.iso.date().optional(),
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'has to be a month such as 2026-11' })
      .optional(),
    year: z.int().min(100).max(2100).optional(),
    dayOfMonth: z.int().min(1).max(31).optional(),
    phone: z
      .string()
      .regex(/^\d[\d -]*\d$/)
      .optional(),
  })
  .refine((figure) => Object.keys(figure).length === 1, { error: 'a figure has one unit' })
  .meta({ id: 'figure' })

/** Texts have them in braces: `{fare}`, or `{fare:number}` without the unit, whose ending grammar may change. */
export const figureNameSchema = z.string().regex(/^[a-z]+([A-Z][a-z]*)*$/, {
  error: 'the name of a figure is like childFare',
})

export const placeholder = /\{(\w+)(:number)?\}/g

export type Amount = z.infer<typeof amountSchema>
export type Figure = z.infer<typeof figureSchema>
export type Figures = Readonly<Record<string, Figure>>
