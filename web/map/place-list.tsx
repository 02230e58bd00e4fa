import type { ReactNode } from 'react'
import { windTo } from '#guide/map/compass.ts'
import { sortFrom } from '#guide/order.ts'
import type { Coordinates, GatewayId } from '#guide/schema.ts'
import { estimateRoad } from '#guide/travel/road-estimate.ts'
import { Link } from '#web/navigation/link.tsx'
import { markForeignWords } from '../language/foreign-words.tsx'
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
              <PlaceItem key={place.id} place={place} way={<Way to={temple} {...from} />}>
                {from.here && <p>{fromHereText(estimateRoad(from.here, temple.coordinates))}</p>}
                <BriefOpening fact={temple.openingHours} now={now} />
                <QueueLine wait={temple.queue} />
                <HoursOnPaper fact={temple.openingHours} now={now} />
              </PlaceItem>
            )
          )
        })}
        {places
          .filter(({ badge }) => 'sign' in badge)
          .map((place) => (
            <PlaceItem key={place.id} place={place}>
              <p>{place.lines[0]}</p>
            </PlaceItem>
          ))}
      </ul>
    </>
  )
}

type PlaceItemProps = { place: PlaceLine; way?: ReactNode; children: ReactNode }

function PlaceItem({ place: { id, badge, shortName, point }, way, children }: PlaceItemProps) {
  return (
    <li id={placeId(id)}>
      <PlaceBadge badge={badge} isSure={isSure(point)} />
      <div>
        <p className="place-name">
          <span>
            {'href' in badge ? (
              <Link to={badge.href}>{shortName}</Link>
            ) : (
              <span>{markForeignWords(shortName)}</span>
            )}
            {!isSure(point) && (
              <span className="visually-hidden">{` (${t('Not sure of the exact spot')})`}</span>
            )}
          </span>{' '}
          {way}
        </p>
        {children}
      </div>
    </li>
  )
}

/** "3.4 to 5 km"; the map shows in which direction, and only readers who don't see it are told. */
function Way({ to: { coordinates, distances }, here, from, gateways }: From & { to: MappedTemple }) {
  const start = gateways.find(({ id }) => id === from)
  const road = distances[from]
  if (here || !start || !road) return null
  return (
    <span className="place-way">
      <span>{unbroken(roadText(road.value))}</span>
      <span className="visually-hidden">{`, ${mapTexts(t).winds[windTo(start.coordinates, coordinates)]}`}</span>
    </span>
  )
}

export function placeId(id: string): string {
  return `place-${id}`
}

/** Hollow where the spot isn't sure, as on the map. */
function PlaceBadge({ badge, isSure }: { badge: Badge; isSure: boolean }) {
  const className = isSure ? 'place-badge' : 'place-badge unsure'
  if ('number' in badge) return <span className={className}>{badge.number}</span>
  return (
    <svg className={`${className} gateway`} viewBox="-13 -13 26 26" aria-hidden="true">
      <path d={badge.sign} />
    </svg>
  )
}
