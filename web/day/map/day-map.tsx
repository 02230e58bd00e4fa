import { useState } from 'react'
import type { DayView } from '#day/view.ts'
import { t } from '../../language/translate.ts'
import { MapDrawing } from '../../map/map-drawing.tsx'
import { mapTexts } from '../../map/map-texts.ts'
import { TemplePeek } from '../../map/temple-peek.tsx'
import { MapOrStreets } from '../../streets/map-or-streets.tsx'
import { stayText } from '../timeline/stop-texts.ts'
import { mapHeadingId } from './to-map.tsx'
import { drawnWay, templesInOrder, wayOf } from './way-drawing.ts'
import './day-map.css'

/** The way of the day, drawn or with streets. */
export function DayMap({ view }: { view: DayView }) {
  const [chosen, choose] = useState<string | null>(null)
  const title = t('Your day on the map')
  const stops = templesInOrder(view)
  const temple = stops.find((stop) => stop.temple.id === chosen)?.temple
  const way = wayOf(view)
  return (
    <section className="day-map" aria-labelledby={mapHeadingId}>
      <h2 id={mapHeadingId} tabIndex={-1}>
        {title}
      </h2>
      <MapOrStreets
        label={title}
        places={stops.map(({ temple: { id, name, coordinates }, number }) => ({
          id,
          name,
          at: coordinates,
          badge: { number },
        }))}
        area={way}
        line={way}
        chosen={chosen}
        onChoose={choose}
        below={
          temple && (
            <TemplePeek key={chosen} temple={temple} onClose={() => choose(null)}>
              <p className="day-map-status">{statusText(view, temple.id)}</p>
            </TemplePeek>
          )
        }
      >
        <MapDrawing
          view={drawnWay(view, title)}
          labelledBy={mapHeadingId}
          north={mapTexts(t).north}
          onChoose={choose}
          way={way}
        />
      </MapOrStreets>
    </section>
  )
}

function statusText({ timeline, ahead }: DayView, temple: string): string {
  const stop = timeline.stops[ahead.findIndex(({ id }) => id === temple)]
  return stop ? stayText(stop) : t('Seen')
}
