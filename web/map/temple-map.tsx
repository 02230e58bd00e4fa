import { Link } from '#web/shell/navigation/link.tsx'
import { usePosition } from '#web/shell/position/position.ts'
import type { templeMap } from './guide-map.server.ts'
import { PlaceMap } from './place-map.tsx'
import './temple-map.css'

type TempleMapProps = {
  of: ReturnType<typeof templeMap>
  /** The gateway where distances start for a reader who isn't found. */
  from: string
  /** The id of the labelling heading. */
  labelledBy: string
}

export function TempleMap({ of: { id, lines, marks, wholeMap }, from, labelledBy }: TempleMapProps) {
  const position = usePosition()
  const reader = position.state === 'known' ? position.at : null
  const placeOf = (id: string) => marks.find((mark) => mark.id === id)?.at
  const start = reader ?? placeOf(from)
  const way = [start, placeOf(id)].flatMap((place) => place ?? [])
  return (
    <figure className="temple-map stack gap-2">
      <PlaceMap labelledBy={labelledBy} marks={marks} area={way} way={way} chosen={id} reader={reader} />
      <figcaption>
        {lines.map((line, index) => (
          <p key={line} className={index === 0 ? 'temple-map-way' : undefined}>
            {line}
          </p>
        ))}
        <Link className="target" to="/map">
          {wholeMap}
        </Link>
      </figcaption>
    </figure>
  )
}
