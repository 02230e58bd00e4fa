import { Link } from '#web/navigation/link.tsx'
import { usePosition } from '../position/position.ts'
import { MapOrStreets } from '../streets/map-or-streets.tsx'
import type { TempleOnMap } from './drawn-map.ts'
import { MapDrawing } from './map-drawing.tsx'
import { placeOnStreets } from './place-on-streets.ts'
import './temple-map.css'

type TempleMapProps = {
  of: TempleOnMap
  /** The gateway where distances start for a reader who isn't found. */
  from: string
  /** The id of the labelling heading. */
  labelledBy: string
}

/** Streets also show where the reader comes from. */
export function TempleMap({
  of: { view, north, place, starts, wholeMap },
  from,
  labelledBy,
}: TempleMapProps) {
  const position = usePosition()
  const start = position.state === 'known' ? undefined : starts.find(({ id }) => id === from)
  const at = position.state === 'known' ? position.at : start?.point.value
  const way = [...(at ? [at] : []), place.point.value]
  return (
    <figure className="temple-map">
      <MapOrStreets
        label={place.name}
        places={[place, ...(start ? [start] : [])].map(placeOnStreets)}
        area={way}
        line={way}
      >
        <MapDrawing view={view} labelledBy={labelledBy} north={north} highlight={place.id} />
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
