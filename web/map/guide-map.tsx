import { type ReactNode, Suspense, useState } from 'react'
import type { Coordinates, GatewayId } from '#guide/schema.ts'
import type { ForDriver } from '#guide/travel/for-driver.ts'
import { estimateRoad } from '#guide/travel/road-estimate.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import { cardLines, distanceLine } from '#web/guide/temples/distance-text.ts'
import { ShowDriver } from '#web/guide/temples/driver/show-driver.tsx'
import { BriefOpening } from '#web/guide/temples/opening/brief-opening.tsx'
import { QueueLine } from '#web/guide/temples/queue-line.tsx'
import type { ShownTemple } from '#web/guide/temples/shown-temple.ts'
import { fromHereText } from '#web/guide/temples/travel-text.ts'
import { t } from '#web/language/translate.ts'
import { AddToDay } from '#web/saved/add-to-day.tsx'
import { useMirror } from '#web/saved/mirror.ts'
import { askForPosition, usePosition } from '#web/shell/position/position.ts'
import { positionText } from '#web/shell/position/position-text.ts'
import { optionalPart } from '#web/shell/start/late-part.tsx'
import { markOf, type PlaceLine } from './drawing/map-mark.ts'
import { mapTexts } from './map-texts.ts'
import { whereLine } from './place-in-words.ts'
import { PlaceMap } from './place-map.tsx'
import { placesAround } from './sheets.ts'
import { TemplePeek } from './temple-peek.tsx'

// Most readers have no day.
const DayPath = optionalPart(async () => (await import('./day-path.tsx')).DayPath)

type GuideMapProps = {
  /** The id of what says what the map is of. */
  labelledBy: string
  places: readonly PlaceLine[]
  start: Coordinates
  temples: readonly (Pick<
    ShownTemple,
    'id' | 'name' | 'openingHours' | 'queue' | 'coordinates' | 'distances'
  > & { forDriver: ForDriver })[]
  gateways: readonly ShownGateway[]
  /** Where distances start. */
  from: GatewayId
  now: Date | null
}

export function GuideMap({ labelledBy, places, start, temples, gateways, from, now }: GuideMapProps) {
  const position = usePosition()
  const reader = position.state === 'known' ? position.at : null
  const [chosen, choose] = useState<string | null>(null)
  const [path, setPath] = useState<readonly Coordinates[]>([])
  const stops = useMirror().temples.flatMap((id) => temples.find((temple) => temple.id === id) ?? [])
  const temple = temples.find(({ id }) => id === chosen)
  const numberOf = (id: string) => stops.findIndex((stop) => stop.id === id) + 1 || undefined
  return (
    <>
      {stops.length > 0 && (
        <Suspense>
          <DayPath stops={stops} gateways={gateways} onPath={setPath} />
        </Suspense>
      )}
      <PlaceMap
        labelledBy={labelledBy}
        marks={places.map((place) => ({ ...markOf(place), number: numberOf(place.id) }))}
        area={
          reader
            ? [reader, start]
            : [...placesAround(places, start, 'surroundings'), ...stops.map(({ coordinates }) => coordinates)]
        }
        way={stops.length > 0 ? path : undefined}
        reader={reader}
        chosen={chosen}
        onChoose={choose}
        notice={
          reader
            ? t('You are here (blue dot): {place}.', { place: whereLine(reader, start, mapTexts(t)) })
            : positionText(position)
        }
        actions={
          <button type="button" className="button quiet small" onClick={() => askForPosition()}>
            {t('Near me')}
          </button>
        }
        below={
          temple && (
            <TemplePeek
              key={chosen}
              temple={temple}
              onClose={() => choose(null)}
              actions={
                <>
                  <ShowDriver temple={temple} gateways={gateways} from={from} />
                  <AddToDay temple={temple.id} name={temple.name} />
                </>
              }
            >
              <BriefOpening fact={temple.openingHours} now={now} />
              <QueueLine wait={temple.queue} />
              <p>{distanceOf(temple, reader, gateways, from)}</p>
            </TemplePeek>
          )
        }
      />
    </>
  )
}

function distanceOf(
  { coordinates, distances }: Pick<ShownTemple, 'coordinates' | 'distances'>,
  reader: Coordinates | null,
  gateways: readonly ShownGateway[],
  from: GatewayId,
): ReactNode {
  if (reader) return fromHereText(estimateRoad(reader, coordinates))
  const line = cardLines(gateways, distances).find(({ gateway }) => gateway === from)
  return line && distanceLine(line)
}
