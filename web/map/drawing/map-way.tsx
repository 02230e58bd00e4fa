import { alongRoads } from '#guide/map/along-roads.ts'
import type { MapView } from '#guide/map/map-view.ts'
import type { Coordinates } from '#guide/schema.ts'
import { pathOf, viewBoxOf } from './sketch-lines.tsx'

type MapWayProps = {
  view: MapView
  way: readonly Coordinates[]
  /** On streets, the roads of the sketch would miss those of the pictures. */
  onStreets: boolean
}

/** Along the roads of the sketch where it has them, and dashed where it doesn't. */
export function MapWay({ view, way, onStreets }: MapWayProps) {
  const legs = way.slice(1).flatMap((to, index) => {
    const from = way[index]
    if (!from) return []
    const roads = onStreets ? null : alongRoads(from, to)
    return { places: roads ?? [from, to], isKnown: roads !== null }
  })
  const partOf = (isKnown: boolean) =>
    pathOf(legs.filter((leg) => leg.isKnown === isKnown).map(({ places }) => places))
  return (
    <svg className="map-way" viewBox={viewBoxOf(view)} overflow="visible" aria-hidden="true">
      <path d={partOf(true)} />
      <path className="guessed" d={partOf(false)} />
    </svg>
  )
}
