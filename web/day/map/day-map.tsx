import { useState } from 'react'
import { wayOf } from '#day/frame.ts'
import type { DayView } from '#day/view.ts'
import { shortName } from '#web/day/timeline/names-text.ts'
import { stayText } from '#web/day/timeline/stop-texts.ts'
import { t } from '#web/language/translate.ts'
import { PlaceMap } from '#web/map/place-map.tsx'
import { TemplePeek } from '#web/map/temple-peek.tsx'
import './day-map.css'

const mapHeadingId = 'day-map'

export function DayMap({ view }: { view: DayView }) {
  const [chosen, choose] = useState<string | null>(null)
  const stops = templesInOrder(view)
  const temple = stops.find(({ id }) => id === chosen)
  const way = wayOf(view.frame, stops)
  return (
    <section className="day-map stack gap-2" aria-labelledby={mapHeadingId}>
      <h2 className="h3" id={mapHeadingId} tabIndex={-1}>
        {t('Your day on the map')}
      </h2>
      <PlaceMap
        labelledBy={mapHeadingId}
        marks={stops.map(({ id, coordinates }, index) => ({
          id,
          name: shortName(id),
          at: coordinates,
          number: index + 1,
        }))}
        area={way}
        way={way}
        chosen={chosen}
        onChoose={choose}
        below={
          temple && (
            <TemplePeek key={chosen} temple={temple} onClose={() => choose(null)}>
              <p className="day-map-status strong">{statusText(view, temple.id)}</p>
            </TemplePeek>
          )
        }
      />
    </section>
  )
}

function templesInOrder({ seen, ahead }: DayView) {
  return [...seen.map(({ temple }) => temple), ...ahead]
}

function statusText({ timeline, ahead }: DayView, temple: string): string {
  const stop = timeline.stops[ahead.findIndex(({ id }) => id === temple)]
  return stop ? stayText(stop) : t('Seen')
}
