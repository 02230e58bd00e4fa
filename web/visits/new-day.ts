import type { DayItem } from '#visits/items.ts'

/** What a local would assume until the reader says otherwise. */
export const newDay: DayItem = {
  name: '',
  date: null,
  start: 'railwayStation',
  end: 'railwayStation',
  leavesAt: null,
  backBy: 20 * 60,
  pace: 'usual',
  lunchMinutes: 45,
  reserveMinutes: 30,
  mostKilometres: 200,
  ticket: { kind: 'none' },
}
