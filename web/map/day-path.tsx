import { useEffect, useEffectEvent } from 'react'
import { dayToShow } from '#day/entries/days.ts'
import { frameOf, wayOf } from '#day/frame.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { Coordinates, GatewayId } from '#guide/schema.ts'
import { useMirror } from '#web/saved/mirror.ts'
import { useSaved } from '#web/saved/use-saved.ts'
import { usePosition } from '#web/shell/position/position.ts'
import { useUnchanged } from '#web/shell/use-unchanged.ts'

type DayPathProps = {
  stops: readonly { coordinates: Coordinates }[]
  /** Where it may start. */
  gateways: readonly { id: GatewayId; coordinates: Coordinates }[]
  onPath: (path: readonly Coordinates[]) => void
}

/** Draws nothing, and tells the way from the day's start by each temple to its end, once the day has been read. */
export function DayPath({ stops, gateways, onPath }: DayPathProps) {
  const { entries } = useSaved()
  const { id } = useMirror()
  const position = usePosition()
  const settings = dayToShow(entries, id, dateInIndia(new Date()))?.settings
  const here = settings?.startsNearMe && position.state === 'known' ? position.at : null
  const frame = settings && frameOf(settings, { gateways }, here, new Date())
  const path = useUnchanged(frame ? wayOf(frame, stops) : stops.map(({ coordinates }) => coordinates))
  const tell = useEffectEvent(onPath)
  useEffect(() => tell(path), [path])
  return null
}
