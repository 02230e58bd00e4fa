import type { WaysIn } from './schema.ts'

export const wayInIds = {
  freeLine: 'waiting',
  timedToken: 'free-tokens',
  specialEntry: 'special-entry',
} as const satisfies Record<Exclude<keyof WaysIn, 'booking'>, string>
