import { useState } from 'react'
import { spotOn } from '#guide/map/sheet-corners.ts'
import { useNow } from '../clock/now.tsx'
import { Sources } from '../facts/sources.tsx'
import { MapDrawing } from '../map/map-drawing.tsx'
import { MapNearMe } from '../map/map-near-me.tsx'
import { isOpenAt } from '../map/open-on-map.ts'
import { PlaceList, placeId } from '../map/place-list.tsx'
import { TempleSheet } from '../map/temple-sheet.tsx'
import { usePosition } from '../position/position.ts'
import { useMirror } from '../saved/mirror.ts'
import { enterDialog } from '../shell/use-back-closes.ts'
import type { PageProps } from '../start/page.ts'
import { HoursNote } from '../temples/opening/hours-on-paper.tsx'
import type { loader } from './loaders/map.server.ts'
import './map.css'

export default function MapPage({
  loaderData: { texts, views, north, places, temples, gateways, roadsFrom, start, paper },
}: PageProps<typeof loader>) {
  const position = usePosition()
  const now = useNow()
  const open =
    now && new Set(temples.filter(({ openingHours }) => isOpenAt(openingHours, now)).map(({ id }) => id))
  const stops = useMirror().temples.flatMap((id) => temples.find((temple) => temple.id === id) ?? [])
  const [chosen, choose] = useState<string | null>(null)
  const chosenTemple = temples.find(({ id }) => id === chosen)
  const reader = position.state === 'known' ? position.at : null
  return (
    <div className="page">
      <h1>{texts.title}</h1>
      <MapNearMe views={views} start={start} />
      <div className="map-views">
        {views.map((view) => (
          <section key={view.id} id={view.id}>
            <h2 id={`${view.id}-name`}>{view.name}</h2>
            <MapDrawing
              view={view}
              labelledBy={`${view.id}-name`}
              north={north}
              open={open}
              onChoose={(temple) => {
                enterDialog()
                choose(temple)
              }}
              reader={reader && spotOn(view.ground, reader)}
              day={stops.length > 0 ? { stops, gateways } : null}
            />
          </section>
        ))}
        <section className="map-key">
          <h2>{texts.key.heading}</h2>
          <p className="map-lead">{texts.lead}</p>
          <ul>
            <li>{texts.key.number}</li>
            <li className="map-key-now">{texts.key.openNow}</li>
            {texts.key.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="in-words">
        <h2 id="in-words">{texts.inWords}</h2>
        <PlaceList places={places} temples={temples} now={now} />
        <HoursNote signs={paper.signs} checkedOn={paper.checkedOn} now={now} />
      </section>
      {chosenTemple && (
        <TempleSheet
          key={chosenTemple.id}
          temple={chosenTemple}
          lines={places.find(({ id }) => id === chosen)?.lines ?? []}
          gateways={gateways}
          now={now}
          onClosed={() => choose(null)}
        />
      )}
      <Sources
        of={places.flatMap(({ id, name, point, road }) => [
          { id: placeId(id), about: name, fact: point },
          ...(road
            ? [{ id: `${placeId(id)}-road`, at: placeId(id), about: `${name}, ${roadsFrom}`, fact: road }]
            : []),
        ])}
      />
    </div>
  )
}
