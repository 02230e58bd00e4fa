import type { DayFrame } from './day-frame.ts'

/** The defaults; docs/planner.md has the reasons. */
export const usualFrame = {
  pace: 'usual',
  lunchMinutes: 45,
  reserveMinutes: 30,
  /** Srikalahasti or Kanipakam with temples of the town, never both. */
  mostRoadMetres: 200_000,
  ticket: { kind: 'none' },
} satisfies Partial<DayFrame>
