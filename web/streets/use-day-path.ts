import { dayToShow } from '#day/entries/days.ts'
import { frameOf } from '#day/frame.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { Coordinates, GatewayId } from '#guide/schema.ts'
import { usePosition } from '../position/position.ts'
import { useMirror } from '../saved/mirror.ts'
import { useSaved } from '../saved/use-saved.ts'

/** The stops of the reader's day in order, and the gateways where it may start. */
export type DayOnMap = {
  stops: readonly { id: string; coordinates: Coordinates }[]
  gateways: readonly { id: GatewayId; coordinates: Coordinates }[]
}

/** From the day's start by each temple to its end; start and end come once the day has been read. */
export function useDayPath({ stops, gateways }: DayOnMap): Coordinates[] {
  const { entries } = useSaved()
  const { id } = useMirror()
  const position = usePosition()
  const temples = stops.map(({ coordinates }) => coordinates)
  const settings = dayToShow(entries, id, dateInIndia(new Date()))?.settings
  if (!settings) return temples
  const here = settings.startsNearMe && position.state === 'known' ? position.at : null
  const { start, end } = frameOf(settings, { gateways }, here, new Date())
  return [start.coordinates, ...temples, end.coordinates]
}
