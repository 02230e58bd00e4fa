import { useState } from 'react'
import { spotOn } from '#guide/map/sheet-corners.ts'
import type { Coordinates } from '#guide/schema.ts'
import { usePosition } from '../position/position.ts'
import { AddToDay } from '../saved/add-to-day.tsx'
import { useMirror } from '../saved/mirror.ts'
import { MapOrStreets } from '../streets/map-or-streets.tsx'
import type { ListedGateway } from '../temples/listed-gateway.ts'
import { BriefOpening } from '../temples/opening/brief-opening.tsx'
import { QueueLine } from '../temples/queue-line.tsx'
import type { DrawnMap, DrawnView, PlaceLine } from './drawn-map.ts'
import { MapDrawing } from './map-drawing.tsx'
import { MapNearMe } from './map-near-me.tsx'
import { isOpenAt } from './open-on-map.ts'
import { placeOnStreets } from './place-on-streets.ts'
import { SheetChoice } from './sheet-choice.tsx'
import { type MappedTemple, TemplePeek } from './temple-peek.tsx'

type GuideMapProps = Pick<DrawnMap, 'views' | 'north' | 'places' | 'start'> & {
  /** What the map is of. */
  title: string
  temples: readonly MappedTemple[]
  gateways: readonly ListedGateway[]
  now: Date | null
}

/** The drawing in three sheets, of which screens show one, or the streets of the same area. */
export function GuideMap({ title, views, north, places, start, temples, gateways, now }: GuideMapProps) {
  const position = usePosition()
  const reader = position.state === 'known' ? position.at : null
  const [sheet, chooseSheet] = useState<DrawnView['id'] | null>(null)
  const [chosen, choose] = useState<string | null>(null)
  const stops = useMirror().temples.flatMap((id) => temples.find((temple) => temple.id === id) ?? [])
  const day = stops.length > 0 ? { stops, gateways } : null
  const open =
    now && new Set(temples.filter(({ openingHours }) => isOpenAt(openingHours, now)).map(({ id }) => id))
  const shown = sheet ?? sheetWith(views, reader)
  const temple = temples.find(({ id }) => id === chosen)
  return (
    <>
      <MapNearMe views={views} start={start} onAsk={() => chooseSheet(null)} />
      <SheetChoice views={views} shown={shown} onChoose={chooseSheet} />
      <MapOrStreets
        label={title}
        places={places.map((place) => onStreets(place, open, stops))}
        area={sheet === null && day ? [] : areaOf(places, views, shown)}
        day={day}
        chosen={chosen}
        onChoose={choose}
        below={
          temple && (
            <TemplePeek
              key={chosen}
              temple={temple}
              action={<AddToDay temple={temple.id} name={temple.name} />}
              onClose={() => choose(null)}
            >
              <BriefOpening fact={temple.openingHours} now={now} />
              <QueueLine wait={temple.queue} />
            </TemplePeek>
          )
        }
      >
        {views.map((view) => (
          <section key={view.id} id={view.id} className={view.id === shown ? 'map-sheet shown' : 'map-sheet'}>
            <h2 id={`${view.id}-name`}>{view.name}</h2>
            <MapDrawing
              view={view}
              labelledBy={`${view.id}-name`}
              north={north}
              open={open}
              onChoose={choose}
              onFrame={chooseSheet}
              reader={reader && spotOn(view.ground, reader)}
              day={day}
            />
          </section>
        ))}
      </MapOrStreets>
    </>
  )
}

/** The nearest sheet on which the reader is; until that is known, the middle one. */
function sheetWith(views: readonly DrawnView[], reader: Coordinates | null): DrawnView['id'] {
  return (reader && views.find(({ ground }) => spotOn(ground, reader))?.id) ?? 'surroundings'
}

function areaOf(
  places: readonly PlaceLine[],
  views: readonly DrawnView[],
  sheet: DrawnView['id'],
): Coordinates[] {
  const ground = views.find(({ id }) => id === sheet)?.ground
  return places.map(({ point }) => point.value).filter((at) => ground && spotOn(ground, at))
}

function onStreets(place: PlaceLine, open: ReadonlySet<string> | null, stops: readonly { id: string }[]) {
  const order = stops.findIndex((stop) => stop.id === place.id) + 1
  return { ...placeOnStreets(place), isOpen: open?.has(place.id), order: order || undefined }
}
