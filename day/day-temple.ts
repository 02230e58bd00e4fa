import type { Coordinates, GatewayId } from '#guide/schema.ts'
import type { PlannedTemple } from './plan/planned-temple.ts'

/** What a day needs of a temple: to plan it, to name it and to get there. */
export type DayTemple = PlannedTemple & {
  /** In the reader's language. */
  name: string
  /** In Telugu, as on road signs. */
  forDriver: { name: string; place: string }
}

/** What days are planned from. */
export type Places = {
  temples: readonly DayTemple[]
  gateways: readonly { id: GatewayId; coordinates: Coordinates }[]
}
