import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { windTo } from '#guide/map/compass.ts'
import { sortFrom } from '#guide/order.ts'
import type { Coordinates, GatewayId } from '#guide/schema.ts'
import { estimateRoad } from '#guide/travel/road-estimate.ts'
import { roadText, unbroken } from '../language/length-text.ts'
import { t } from '../language/translate.ts'
import { PlacesByDistance } from '../list/places-by-distance.tsx'
import { sortFromHere } from '../list/trips.ts'
import type { ListedGateway } from '../temples/listed-gateway.ts'
import { BriefOpening } from '../temples/opening/brief-opening.tsx'
import { HoursOnPaper } from '../temples/opening/hours-on-paper.tsx'
import { QueueLine } from '../temples/queue-line.tsx'
import { fromHereText } from '../temples/travel-text.ts'
import type { Badge, PlaceLine } from './drawn-map.ts'
import { isSure } from './map-entry.ts'
import { mapTexts } from './map-texts.ts'
import type { MappedTemple } from './temple-peek.tsx'
import './place-list.css'

/** Where the reader is or sets out from. */
type From = { here: Coordinates | null; from: GatewayId; gateways: readonly ListedGateway[] }

type PlaceListProps = From & {
  places: readonly PlaceLine[]
  temples: readonly MappedTemple[]
  now: Date | null
}

/** The temples, the nearest first, and then the ways to arrive. */
export function PlaceList({ places, temples, now, ...from }: PlaceListProps) {
  const nearest = from.here ? sortFromHere(temples, from.here) : sortFrom(temples, from.from)
  const placeOf = (id: string) => places.find((place) => place.id === id)
  return (
    <>
      {!now && <PlacesByDistance list="place-list" temples={nearest} gateways={from.gateways} />}
      <ul className="place-list">
        {nearest.map((temple) => {
          const place = placeOf(temple.id)
          return (
            place && (
              <PlaceItem key={place.id} place={place} way={wayText(temple, from)}>
                <BriefOpening fact={temple.openingHours} now={now} page={`/temples/${temple.id}`} />
                <QueueLine wait={temple.queue} />
                <HoursOnPaper fact={temple.openingHours} now={now} />
              </PlaceItem>
            )
          )
        })}
        {places
          .filter(({ badge }) => 'sign' in badge)
          .map((place) => (
            <PlaceItem key={place.id} place={place} way={place.lines[0]} />
          ))}
      </ul>
    </>
  )
}

type PlaceItemProps = { place: PlaceLine; way: string | undefined; children?: ReactNode }

function PlaceItem({ place: { id, badge, name, point }, way, children }: PlaceItemProps) {
  return (
    <li id={placeId(id)}>
      <PlaceBadge badge={badge} />
      <div>
        <p className="place-name">{'href' in badge ? <Link to={badge.href}>{name}</Link> : name}</p>
        {children}
        {way && <p>{way}</p>}
        {!isSure(point) && <p>{t('Not sure of the exact spot')}</p>}
      </div>
    </li>
  )
}

/** "3.4 to 5 km by road, north". */
function wayText(
  { coordinates, distances }: MappedTemple,
  { here, from, gateways }: From,
): string | undefined {
  if (here) return fromHereText(estimateRoad(here, coordinates))
  const start = gateways.find(({ id }) => id === from)
  const road = distances[from]
  if (!start || !road) return undefined
  const wind = mapTexts(t).winds[windTo(start.coordinates, coordinates)]
  return t('{distance} by road, {wind}', { distance: unbroken(roadText(road.value)), wind })
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
