import { z } from 'zod'
import { sessionsSchema } from '#guide/opening-hours/hours.ts'
import { templeIds } from '#guide/temple-ids.ts'
import { languages } from '#messages/languages.ts'
import { textProblem } from './text.ts'
import { counters, limits, lines, reasons, roadStates, roads } from './values.ts'

/** Milliseconds since 1970. The bound is that of a `Date`. */
const timeSchema = z.int().min(0).max(8_640_000_000_000_000)

const temple = z.enum(templeIds)

const textSchema = z.string().superRefine((text, { addIssue }) => {
  const problem = textProblem(text)
  if (problem) addIssue({ code: 'custom', message: problem })
})

export const sayingSchema = z.discriminatedUnion('kind', [
  /** While it holds, the temple is open in these sessions of each date and at no other time; without any it is shut. */
  z.strictObject({
    kind: z.literal('hours'),
    temple,
    sessions: sessionsSchema.max(limits.sessions),
    reason: z.enum(reasons),
  }),
  z.strictObject({
    kind: z.literal('line'),
    line: z.enum(lines),
    hours: z.number().min(0).max(limits.lineHours).multipleOf(0.5),
    seenAt: timeSchema,
  }),
  z.discriminatedUnion('state', [
    z.strictObject({
      kind: z.literal('tokens'),
      state: z.literal('given'),
      counters: z
        .array(z.enum(counters))
        .min(1)
        .max(counters.length)
        .refine((named) => new Set(named).size === named.length, { error: 'a counter is named twice' }),
    }),
    z.strictObject({ kind: z.literal('tokens'), state: z.literal('gone'), at: timeSchema }),
    z.strictObject({ kind: z.literal('tokens'), state: z.literal('none') }),
  ]),
  z.strictObject({ kind: z.literal('road'), road: z.enum(roads), state: z.enum(roadStates) }),
  z.strictObject({ kind: z.literal('crowd'), temple }),
  /** Shown as it was typed, in its language only. */
  z.strictObject({ kind: z.literal('text'), language: z.enum(languages), text: textSchema }),
])

/** As an editor sends it. Whoever sends it chooses the id, so that it can be sent again after a lost answer. */
export const sentWordSchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]{8,22}$/),
  from: timeSchema,
  until: timeSchema,
  says: sayingSchema,
})

export const wordSchema = z.strictObject({ ...sentWordSchema.shape, saidAt: timeSchema })

export const answerSchema = z.strictObject({
  version: z.literal(1),
  /** When the last of this was said, or something taken back; null if nothing stands. */
  asOf: timeSchema.nullable(),
  words: z.array(wordSchema),
})

export type Saying = z.infer<typeof sayingSchema>
export type SentWord = z.infer<typeof sentWordSchema>
export type Word = z.infer<typeof wordSchema>
export type Answer = z.infer<typeof answerSchema>
