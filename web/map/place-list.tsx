import { type ReactNode, useState } from 'react'
import { windTo } from '#guide/map/compass.ts'
import { sortFrom } from '#guide/order.ts'
import type { Coordinates, GatewayId } from '#guide/schema.ts'
import { estimateRoad } from '#guide/travel/road-estimate.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import { BriefOpening } from '#web/guide/temples/opening/brief-opening.tsx'
import { HoursOnPaper } from '#web/guide/temples/opening/hours-on-paper.tsx'
import { QueueLine } from '#web/guide/temples/queue-line.tsx'
import type { ShownTemple } from '#web/guide/temples/shown-temple.ts'
import { fromHereText } from '#web/guide/temples/travel-text.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { roadText, unbroken } from '#web/language/length-text.ts'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { isSure, type PlaceLine } from './drawing/map-mark.ts'
import { mapTexts } from './map-texts.ts'
import { PlacesByDistance } from './places-by-distance.tsx'
import { sortFromHere } from './trips.ts'
import './place-list.css'

/** On a phone, until all are asked for; the style sheet counts them, too. */
const shown = 5

type From = { here: Coordinates | null; from: GatewayId; gateways: readonly ShownGateway[] }

type PlaceListProps = From & {
  places: readonly PlaceLine[]
  temples: readonly Pick<ShownTemple, 'id' | 'openingHours' | 'queue' | 'coordinates' | 'distances'>[]
  now: Date | null
}

/** The temples, the nearest first, and then the ways to arrive; a phone shows the nearest until all are asked for. */
export function PlaceList({ places, temples, now, ...from }: PlaceListProps) {
  const [isWhole, setWhole] = useState(false)
  const nearest = from.here ? sortFromHere(temples, from.here) : sortFrom(temples, from.from)
  const placeOf = (id: string) => places.find((place) => place.id === id)
  return (
    <>
      {!now && (
        <PlacesByDistance list="place-list" temples={nearest} gateways={from.gateways} shown={shown} />
      )}
      <ul className={isWhole ? 'place-list plain-list whole' : 'place-list plain-list'}>
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
          .filter(({ sign }) => sign)
          .map((place) => (
            <PlaceItem key={place.id} place={place}>
              <p>{place.lines[0]}</p>
            </PlaceItem>
          ))}
      </ul>
      {!isWhole && (
        <button
          type="button"
          className="button quiet place-list-more needs-script"
          onClick={() => setWhole(true)}
        >
          {t('Show all temples')}
        </button>
      )}
    </>
  )
}

type PlaceItemProps = { place: PlaceLine; way?: ReactNode; children: ReactNode }

/** A temple's row leads to its page, wherever it is pressed. */
function PlaceItem({ place: { id, sign, shortName, point }, way, children }: PlaceItemProps) {
  return (
    <li className="ruled" id={placeId(id)}>
      <p className="place-name cluster">
        <span>
          {sign ? (
            <span>{markForeignWords(shortName)}</span>
          ) : (
            <Link className="whole-row" to={`/temples/${id}`}>
              {shortName}
            </Link>
          )}
          {!isSure(point) && (
            <span className="visually-hidden">{` (${t('Not sure of the exact spot')})`}</span>
          )}
        </span>{' '}
        {way}
      </p>
      {children}
    </li>
  )
}

type WayProps = From & { to: Pick<ShownTemple, 'coordinates' | 'distances'> }

/** "3.4 to 5 km"; the map shows in which direction, and only readers who don't see it are told. */
function Way({ to: { coordinates, distances }, here, from, gateways }: WayProps) {
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
