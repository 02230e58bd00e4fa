import { Link } from 'react-router'
import { MapOrStreets } from '../streets/map-or-streets.tsx'
import type { TempleOnMap } from './drawn-map.ts'
import { MapDrawing } from './map-drawing.tsx'
import { isSure } from './map-entry.ts'
import './temple-map.css'

type TempleMapProps = {
  of: TempleOnMap
  /** The id of the labelling heading. */
  labelledBy: string
}

export function TempleMap({ of: { view, north, place, wholeMap }, labelledBy }: TempleMapProps) {
  const { id, name, badge, point } = place
  return (
    <figure className="temple-map">
      <MapOrStreets
        label={name}
        places={[{ id, name, badge, at: point.value, isSure: isSure(point) }]}
        area={[point.value]}
      >
        <MapDrawing view={view} labelledBy={labelledBy} north={north} highlight={id} />
      </MapOrStreets>
      <figcaption>
        {place.lines.map((line, index) => (
          <p key={line} className={index === 0 ? 'temple-map-way' : undefined}>
            {line}
          </p>
        ))}
        <Link to="/map">{wholeMap}</Link>
      </figcaption>
    </figure>
  )
}
