import { Link } from 'react-router'
import { BriefOpening } from '../temples/opening/brief-opening.tsx'
import { HoursOnPaper } from '../temples/opening/hours-on-paper.tsx'
import type { Badge, PlaceLine } from './drawn-map.ts'
import type { MappedTemple } from './temple-sheet.tsx'
import './place-list.css'

type PlaceListProps = {
  places: readonly PlaceLine[]
  temples: readonly MappedTemple[]
  now: Date | null
}

export function PlaceList({ places, temples, now }: PlaceListProps) {
  const hoursOf = (id: string) => temples.find((temple) => temple.id === id)?.openingHours
  return (
    <ul className="place-list">
      {places.map(({ id, badge, name, lines }) => (
        <li key={id} id={placeId(id)}>
          <PlaceBadge badge={badge} />
          <div>
            <p className="place-name">{'href' in badge ? <Link to={badge.href}>{name}</Link> : name}</p>
            <PlaceOpening fact={hoursOf(id)} now={now} page={`/temples/${id}`} />
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

type PlaceOpeningProps = { fact: MappedTemple['openingHours'] | undefined; now: Date | null; page: string }

function PlaceOpening({ fact, ...opening }: PlaceOpeningProps) {
  return (
    fact && (
      <>
        <BriefOpening fact={fact} {...opening} />
        <HoursOnPaper fact={fact} now={opening.now} />
      </>
    )
  )
}

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
