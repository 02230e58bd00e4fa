import type { DayTemple } from '#day/plan/day-temple.ts'
import type { StopAhead } from '#day/stop-ahead.ts'

/** Where a driver should go. Whoever has a token for walkers gets out where the footpath begins. */
export function driverPlace({
  temple,
  stop,
}: Pick<StopAhead, 'temple' | 'stop'>): Pick<DayTemple, 'name' | 'forDriver' | 'distances'> {
  const { climb } = stop.leg
  const foot = climb && temple.feet?.[climb.foot]
  return foot ? { ...foot, distances: {} } : temple
}
