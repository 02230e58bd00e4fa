import { viewOf } from '#guide/map/map-view.ts'
import type { Coordinates } from '#guide/schema.ts'
import { t } from '#web/language/translate.ts'
import { layOut, usualSize } from './drawing/lay-out.ts'
import { MapDrawing } from './drawing/map-drawing.tsx'
import { markOf, type PlaceLine } from './drawing/map-mark.ts'
import { placesAround, type Sheet, sheets } from './sheets.ts'

/** What zooming shows, for paper and for readers without scripts. */
export function PaperSheets({ places, start }: { places: readonly PlaceLine[]; start: Coordinates }) {
  const names: Record<Sheet, string> = {
    town: t('Tirupati town'),
    surroundings: t('Around Tirupati'),
    region: t('Farther away'),
  }
  return (
    <div className="map-sheets">
      {sheets.map((sheet) => {
        const view = viewOf(placesAround(places, start, sheet))
        return (
          <section key={sheet} className="map-sheet" aria-label={names[sheet]}>
            <h2>{names[sheet]}</h2>
            <div className="map-box">
              <div className="map-square">
                <MapDrawing
                  view={view}
                  size={usualSize}
                  marks={layOut(places.map(markOf), view, usualSize)}
                />
              </div>
            </div>
          </section>
        )
      })}
    </div>
  )
}
