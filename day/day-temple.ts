import type { ShownOccasion } from '#guide/calendar/calendar.ts'
import type { Coordinates, GatewayId, Wait } from '#guide/schema.ts'
import type { Foot } from '#guide/travel/feet.ts'
import type { SaidRoad } from './plan/day-frame.ts'
import type { PlannedTemple } from './plan/planned-temple.ts'

export type DayTemple = PlannedTemple & {
  name: string
  occasions?: readonly ShownOccasion[]
  /** The line without a ticket, where there are others. */
  queue?: Wait | undefined
  /** In Telugu, as on road signs. */
  forDriver: { name: string; place: string }
  /** Where footpaths to it begin, for the driver of somebody who walks up. */
  feet?: Readonly<Record<Foot, Pick<DayTemple, 'name' | 'forDriver'>>>
}

export type Places = {
  temples: readonly DayTemple[]
  gateways: readonly { id: GatewayId; coordinates: Coordinates }[]
  roads?: readonly SaidRoad[] | undefined
}
