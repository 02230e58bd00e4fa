import { Link } from 'react-router'
import type { TempleOnMap } from './drawn-map.ts'
import { MapDrawing } from './map-drawing.tsx'
import './temple-map.css'

type TempleMapProps = {
  of: TempleOnMap
  /** The id of the labelling heading. */
  labelledBy: string
}

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
