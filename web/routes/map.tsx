import { useState } from 'react'
import { guide } from '#guide/guide.ts'
import { spotOn } from '#guide/map/sheet-corners.ts'
import { useNow } from '../clock/now.tsx'
import { Sources } from '../facts/sources.tsx'
import { languageOf } from '../language/languages.ts'
import { t } from '../language/translate.ts'
import { listedTemples } from '../list/listed-temple.ts'
import { guideMap } from '../map/guide-map.server.ts'
import { MapDrawing } from '../map/map-drawing.tsx'
import { MapNearMe } from '../map/map-near-me.tsx'
import { mapPageTexts } from '../map/map-page-texts.server.ts'
import { mapTexts } from '../map/map-texts.ts'
import { isOpenAt } from '../map/open-on-map.ts'
import { PlaceList, placeId } from '../map/place-list.tsx'
import { type MappedTemple, TempleSheet } from '../map/temple-sheet.tsx'
import { usePosition } from '../position/position.ts'
import { useMirror } from '../saved/mirror.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { enterDialog } from '../shell/use-back-closes.ts'
import { guideFor } from '../temples/guide.server.ts'
import { listedGateways } from '../temples/listed-gateway.ts'
import { hoursNote } from '../temples/opening/hours-note.server.ts'
import { HoursNote } from '../temples/opening/hours-on-paper.tsx'
import type { Route } from './+types/map.ts'
import './map.css'
import type { Handle } from '../shell/handle.ts'

export function loader({ url }: Route.LoaderArgs) {
  const inLanguage = guideFor(languageOf(url.pathname))
  return {
    ...guideMap(inLanguage, mapTexts(t)),
    temples: listedTemples(inLanguage.temples, guide.temples).map(
      ({ id, name, openingHours, coordinates, distances, forDriver }): MappedTemple => ({
        id,
        name,
        openingHours,
        coordinates,
        distances,
        forDriver,
      }),
    ),
    gateways: listedGateways(inLanguage.gateways),
    texts: mapPageTexts(),
    paper: hoursNote(inLanguage.temples),
  }
}

export function meta({ loaderData: { texts } }: Route.MetaArgs) {
  return pageMeta({ title: texts.pageTitle, description: texts.description, path: '/map' })
}

/** The data is the same whenever it is asked for. */
export const shouldRevalidate = () => false

export const handle: Handle = { showsDistances: true }

export default function MapPage({
  loaderData: { texts, views, north, places, temples, gateways, roadsFrom, start, paper },
}: Route.ComponentProps) {
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
