import type { WaysIn } from './schema.ts'

/** The ids that links to Good to know have always had. */
export const wayInIds = {
  freeLine: 'waiting',
  timedToken: 'free-tokens',
  specialEntry: 'special-entry',
} as const satisfies Record<Exclude<keyof WaysIn, 'booking'>, string>
