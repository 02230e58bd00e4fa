import type { StopAhead } from '#day/stop-ahead.ts'
import type { DriverDistances, ForDriver } from '#web/guide/temples/driver/driver-text.ts'

type DriverPlace = { name: string; forDriver: ForDriver; distances: DriverDistances }

/** Where a driver is to go: who has a token for walkers gets out where the path begins. */
export function driverPlace({ temple, stop }: Pick<StopAhead, 'temple' | 'stop'>): DriverPlace {
  const { climb } = stop.leg
  const foot = climb && temple.feet?.[climb.foot]
  return foot ? { ...foot, distances: {} } : temple
}
