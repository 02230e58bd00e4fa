import { feet } from '#guide/travel/feet.ts'
import { wayInIds } from '#guide/ways-in.ts'

// Pages use these without the schema, so nothing here needs zod.

/** Why doors are shut or open otherwise than the guide says; `other` is shown without a reason. */
export const reasons = [
  'visitOfState',
  'ritual',
  'festival',
  'eclipse',
  'crowd',
  'weather',
  'repairs',
  'other',
] as const
export type Reason = (typeof reasons)[number]

export const lines = Object.keys(wayInIds) as readonly (keyof typeof wayInIds)[]
export type Line = (typeof lines)[number]

export const counters = ['srinivasam', 'vishnuNivasam', 'bhudevi'] as const
export type Counter = (typeof counters)[number]

export const roads = ['hillRoad', ...feet, 'buses'] as const
export type Road = (typeof roads)[number]

export const roadStates = ['shut', 'slow', 'open'] as const
export type RoadState = (typeof roadStates)[number]

const hourMs = 60 * 60 * 1000

export const limits = {
  lastsMs: 48 * hourMs,
  aheadMs: 48 * hourMs,
  /** How long ago a line may have been seen, or the last token given out. */
  seenMs: 24 * hourMs,
  letters: 200,
  /** Telugu takes the most: six bytes a letter. */
  textBytes: 1300,
  sessions: 4,
  lineHours: 48,
  answerBytes: 2048,
} as const
