import { z } from 'zod'
import { mostKilometres, mostMinute, mostReserveMinutes, paces, ticketKinds } from '../plan/day-frame.ts'
import { mostLunchMinutes } from '../plan/lunch.ts'
import { limits } from './limits.ts'

// What the values of entries are, by the first part of their keys. Objects are loose: fields of newer versions are kept.

const minuteSchema = z.int().min(0).max(mostMinute)
const dateSchema = z.iso.date()
/** Only the form of ids is checked: another version of the guide may have other gateways and temples. */
const gatewaySchema = z
  .string()
  .regex(/^[a-z]+([A-Z][a-z]+)*$/)
  .max(40)
const pointSchema = z.looseObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
const placeSchema = z.union([gatewaySchema, pointSchema])

/** `day/<id>` */
export const daySchema = z.looseObject({
  name: z.string().max(limits.nameCharacters),
  /** Null: whatever day it is opened on. */
  date: dateSchema.nullable(),
  start: placeSchema,
  end: placeSchema,
  /** It starts where the reader is, which is never stored: until the phone tells, it is planned from `start`. */
  startsNearMe: z.boolean().optional(),
  /** Null: now. */
  leavesAt: minuteSchema.nullable(),
  backBy: minuteSchema,
  pace: z.enum(paces),
  lunchMinutes: z.int().min(0).max(mostLunchMinutes),
  /** What the reader has said of lunch on the way, at that minute; it holds for that date. */
  lunchSaid: z.looseObject({ date: dateSchema, hasEaten: z.boolean(), at: minuteSchema }).optional(),
  reserveMinutes: z.int().min(0).max(mostReserveMinutes),
  mostKilometres: z.int().min(1).max(mostKilometres),
  ticket: z.union([
    z.looseObject({ kind: z.literal('none') }),
    z.looseObject({ kind: z.enum(ticketKinds).exclude(['none']), at: minuteSchema }),
  ]),
})

/** `stop/<day>/<temple>` */
export const stopSchema = z.looseObject({
  /** Its place among the day's stops: they are sorted by it as text (fractional indexing). Null: left out. */
  rank: z.string().min(1).max(100).nullable(),
  wish: z.enum(['must', 'like']),
  /** Keeps its place when the day is ordered anew. */
  isLocked: z.boolean(),
})

/** `visit/<temple>/<date>`: it was seen on that day. */
export const visitSchema = z.looseObject({
  /** The minute of that day, if it was ticked on the way. */
  at: minuteSchema.nullable(),
  note: z.string().max(limits.noteCharacters),
  /** False: the tick was taken off again, and the note stays. */
  isSeen: z.boolean().optional(),
})

/** `favourite/<temple>` */
export const favouriteSchema = z.looseObject({})

export type DaySettings = z.infer<typeof daySchema>
export type StopValue = z.infer<typeof stopSchema>
export type VisitValue = z.infer<typeof visitSchema>
