import { Link } from 'react-router'
import type { Badge, PlaceLine } from './drawn-map.ts'
import './place-list.css'

/** Everything that the map shows, in words, by number. */
export function PlaceList({ places }: { places: PlaceLine[] }) {
  return (
    <ul className="place-list">
      {places.map(({ id, badge, name, lines }) => (
        <li key={id} id={placeId(id)}>
          <PlaceBadge badge={badge} />
          <div>
            <p className="place-name">{'href' in badge ? <Link to={badge.href}>{name}</Link> : name}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The id of a place's element. */
export function placeId(id: string): string {
  return `place-${id}`
}

function PlaceBadge({ badge }: { badge: Badge }) {
  if ('number' in badge) return <span className="place-badge">{badge.number}</span>
  return (
    <svg className="place-badge gateway" viewBox="-13 -13 26 26" aria-hidden="true">
      <path d={badge.sign} />
    </svg>
  )
}
