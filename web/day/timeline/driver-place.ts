import type { StopAhead } from '#day/stop-ahead.ts'
import type { Foot } from '#guide/travel/feet.ts'
import { message, t } from '../../language/translate.ts'
import type { DriverDistances, ForDriver } from '../../temples/driver/driver-text.ts'

type DriverPlace = { name: string; forDriver: ForDriver; distances: DriverDistances }

const feet: Record<Foot, Pick<DriverPlace, 'name' | 'forDriver'>> = {
  srivariMettu: {
    name: message('Srivari Mettu'),
    forDriver: { name: 'శ్రీవారి మెట్టు', place: 'శ్రీనివాస మంగాపురం' },
  },
  alipiri: { name: message('Alipiri'), forDriver: { name: 'అలిపిరి నడకదారి', place: 'తిరుపతి' } },
}

/** Where a driver is to go: who has a token for walkers gets out where the path begins. */
export function driverPlace({ temple, stop }: Pick<StopAhead, 'temple' | 'stop'>): DriverPlace {
  const { climb } = stop.leg
  if (!climb) return temple
  const { name, forDriver } = feet[climb.foot]
  return { name: t(name), forDriver, distances: {} }
}
