import { spotOn } from '#guide/map/sheet-corners.ts'
import type { Coordinates } from '#guide/schema.ts'
import { t } from '../language/translate.ts'
import { askForPosition, type Position, usePosition } from '../position/position.ts'
import { positionText } from '../position/position-text.ts'
import type { DrawnView } from './drawn-map.ts'
import { mapTexts } from './map-texts.ts'
import { whereLine } from './place-in-words.ts'
import './map-near-me.css'

type MapNearMeProps = { views: readonly DrawnView[]; start: Coordinates; onAsk: () => void }

export function MapNearMe({ views, start, onAsk }: MapNearMeProps) {
  const position = usePosition()
  return (
    <div className="map-near-me needs-script">
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          onAsk()
          askForPosition()
        }}
      >
        {t('Near me')}
      </button>
      <p role="status">{statusText(position, views, start)}</p>
    </div>
  )
}

function statusText(position: Position, views: MapNearMeProps['views'], start: Coordinates): string {
  if (position.state === 'unasked') return t('Shows where you are. This stays on your device.')
  if (position.state !== 'known') return positionText(position)
  const place = whereLine(position.at, start, mapTexts(t))
  return views.some(({ ground }) => spotOn(ground, position.at))
    ? t('You are here (blue dot): {place}.', { place })
    : t('You’re outside this map: {place}.', { place })
}
