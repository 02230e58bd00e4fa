import type { Coordinates, GatewayId } from '#guide/schema.ts'
import type { PlannedTemple } from './plan/planned-temple.ts'

export type DayTemple = PlannedTemple & {
  name: string
  /** In Telugu, as on road signs. */
  forDriver: { name: string; place: string }
}

export type Places = {
  temples: readonly DayTemple[]
  gateways: readonly { id: GatewayId; coordinates: Coordinates }[]
}
