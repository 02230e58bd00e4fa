import { Link } from 'react-router'
import type { TempleOnMap } from './drawn-map.ts'
import { MapDrawing } from './map-drawing.tsx'
import './temple-map.css'

type TempleMapProps = {
  of: TempleOnMap
  /** The id of the heading that labels the drawing. */
  labelledBy: string
}

/** A temple among its neighbours and gateways. */
export function TempleMap({ of: { view, north, place, wholeMap }, labelledBy }: TempleMapProps) {
  return (
    <figure className="temple-map">
      <MapDrawing view={view} labelledBy={labelledBy} north={north} highlight={place.id} />
      <figcaption>
        {place.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Link to="/map">{wholeMap}</Link>
      </figcaption>
    </figure>
  )
}
