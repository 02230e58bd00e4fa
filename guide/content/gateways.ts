import type { Gateway } from '../schema.ts'
import { airport } from './gateways/airport.ts'
import { busStand } from './gateways/bus-stand.ts'
import { railwayStation } from './gateways/railway-station.ts'

export const gateways: readonly Gateway[] = [airport, railwayStation, busStand]
