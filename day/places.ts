import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import type { SaidRoad } from './plan/day-frame.ts'
import type { DayTemple } from './plan/day-temple.ts'

export type DayPlaces = {
  temples: readonly DayTemple[]
  gateways: readonly ShownGateway[]
  roads?: readonly SaidRoad[] | undefined
}
