import { Certainty } from '../guide/certainty.tsx'
import { guideMap } from '../map/guide-map.ts'
import { MapDrawing } from '../map/map-drawing.tsx'
import { mapTexts as texts } from '../map/map-texts.ts'
import { PlaceList } from '../map/place-list.tsx'
import type { Route } from './+types/map.ts'
import './map.css'

export function meta() {
  return [
    { title: 'Map of the temples around Tirupati – Travel Visit' },
    { name: 'description', content: texts.description },
  ]
}

export function loader() {
  return guideMap({ language: 'en', texts, pathTo: (path) => path })
}

export default function MapPage({ loaderData: { views, places } }: Route.ComponentProps) {
  return (
    <div className="page">
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <div className="map-views">
        {views.map((view) => (
          <div key={view.id} id={view.id} className="map-view">
            <h2 id={`${view.id}-name`}>{view.name}</h2>
            <MapDrawing view={view} labelledBy={`${view.id}-name`} north={texts.north} />
          </div>
        ))}
        <div className="map-view">
          <h2>{texts.key.heading}</h2>
          <ul className="map-key">
            {texts.key.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      <section aria-labelledby="in-words">
        <h2 id="in-words">{texts.inWords}</h2>
        <PlaceList places={places} />
        <Certainty
          of={texts.title}
          statements={places.map(({ name, point }) => ({ about: name, fact: point }))}
        />
      </section>
    </div>
  )
}
