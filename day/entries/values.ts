import { z } from 'zod'
import { mostKilometres, mostMinute, mostReserveMinutes, paces, ticketKinds } from '#day/plan/day-frame.ts'
import { mostLunchMinutes } from '#day/plan/lunch.ts'
import { feet } from '#guide/travel/feet.ts'
import { limits } from './limits.ts'

// Objects are loose, so that fields of newer versions stay.

const minuteSchema = z.int().min(0).max(mostMinute)
const dateSchema = z.iso.date()
const gatewaySchema = z
  .string()
  .regex(/^[a-z]+([A-Z][a-z]+)*$/)
  .max(40)
const pointSchema = z.looseObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
const placeSchema = z.union([gatewaySchema, pointSchema])

export const daySchema = z.looseObject({
  name: z.string().max(limits.nameCharacters),
  /** Null: today, whenever it is opened. */
  date: dateSchema.nullable(),
  start: placeSchema,
  end: placeSchema,
  /** The position is never stored: until the phone tells, the day is planned from `start`. */
  startsNearMe: z.boolean().optional(),
  /** Null: now. */
  leavesAt: minuteSchema.nullable(),
  backBy: minuteSchema,
  pace: z.enum(paces),
  lunchMinutes: z.int().min(0).max(mostLunchMinutes),
  /** Whether the reader said on that date that they had eaten. */
  lunchSaid: z.looseObject({ date: dateSchema, hasEaten: z.boolean(), at: minuteSchema }).optional(),
  reserveMinutes: z.int().min(0).max(mostReserveMinutes),
  mostKilometres: z.int().min(1).max(mostKilometres),
  ticket: z.union([
    z.looseObject({ kind: z.literal('none') }),
    z.looseObject({
      kind: z.enum(ticketKinds).exclude(['none']),
      at: minuteSchema,
      /** Of a token for walkers. */
      foot: z.enum(feet).optional(),
    }),
  ]),
})

export const stopSchema = z.looseObject({
  /** See ranks.ts. Null: left out. */
  rank: z.string().min(1).max(100).nullable(),
  wish: z.enum(['must', 'like']),
  isLocked: z.boolean(),
  /** What the reader has to remember there. */
  note: z.string().max(limits.stopNoteCharacters).optional(),
})

export const visitSchema = z.looseObject({
  at: minuteSchema.nullable(),
  note: z.string().max(limits.noteCharacters),
  /** False: it was unticked, and has a note. */
  isSeen: z.boolean().optional(),
})

export const favouriteSchema = z.looseObject({})

export type DaySettings = z.infer<typeof daySchema>
export type StopValue = z.infer<typeof stopSchema>
export type VisitValue = z.infer<typeof visitSchema>
