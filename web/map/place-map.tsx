import { type ReactNode, useRef } from 'react'
import { type MapView, placeAt, viewOf } from '#guide/map/map-view.ts'
import { metresPerUnit, type Spot } from '#guide/map/plane.ts'
import { scaleBar } from '#guide/map/scale-bar.ts'
import type { Coordinates } from '#guide/schema.ts'
import { lengthText } from '#web/language/length-text.ts'
import { t } from '#web/language/translate.ts'
import { useNow } from '#web/shell/now.tsx'
import { type LaidMark, layOut, markAt } from './drawing/lay-out.ts'
import { MapDrawing } from './drawing/map-drawing.tsx'
import type { MapMark } from './drawing/map-mark.ts'
import { Credits } from './streets/credits.tsx'
import { Tiles } from './streets/tiles.tsx'
import { useStreets } from './streets/use-streets.ts'
import { useGestures } from './use-gestures.ts'
import { useMapSize } from './use-map-size.ts'
import { useMapView } from './use-map-view.ts'
import './place-map.css'

type PlaceMapProps = {
  /** The id of what says what it is of. */
  labelledBy: string
  marks: readonly MapMark[]
  area: readonly Coordinates[]
  way?: readonly Coordinates[] | undefined
  chosen?: string | null
  reader?: Coordinates | null
  /** If given, what is pressed is a place, or any point; arrow keys move the point. */
  point?: { onPress: (place: string | Coordinates) => void; onStep: (by: Spot, side: number) => void }
  /** If given, marks can be pressed. */
  onChoose?: (place: string) => void
  notice?: string
  below?: ReactNode
  actions?: ReactNode
}

const keys = 'ArrowLeft ArrowRight ArrowUp ArrowDown + - Enter'

export function PlaceMap(props: PlaceMapProps) {
  const { labelledBy, marks, area, way, chosen, reader, point, onChoose, notice, below, actions } = props
  const box = useRef<HTMLDivElement>(null)
  const square = useRef<HTMLDivElement>(null)
  const size = useMapSize(box, square)
  const [view, change] = useMapView(area)
  const laid = layOut(marks, view, size, chosen)
  const { zoomIn, zoomOut, handlers } = useGestures({
    square,
    change,
    onPress: press,
    onStep: point && ((by) => point.onStep(by, view.side)),
  })
  const streets = useStreets(box)
  const isRunning = useNow() !== null
  const named = { role: isRunning ? 'application' : 'img', 'aria-labelledby': labelledBy }
  const said = [streets.said, notice].filter(Boolean).join(' ')

  function press(spot: Spot, around = 0) {
    const mark = markAt(laid, { x: spot.x * size.side, y: spot.y * size.side }, around * size.side)
    if (mark?.beyond !== undefined) change((view) => reaching(view, mark))
    if (point) point.onPress(mark?.id ?? placeAt(view, spot))
    else if (mark && !mark.sign) onChoose?.(mark.id)
  }

  return (
    <div className="place-map stack gap-2">
      <div ref={box} className="map-box">
        <div
          className="map-surface"
          {...named}
          {...(isRunning && { tabIndex: 0, 'aria-keyshortcuts': keys, ...handlers })}
        >
          <div ref={square} className="map-square">
            {streets.tiles && <Tiles of={streets.tiles} view={view} size={size} onFailed={streets.fail} />}
            <MapDrawing
              view={view}
              size={size}
              marks={laid}
              way={way}
              chosen={chosen}
              reader={reader}
              onStreets={streets.tiles !== null}
            />
          </div>
        </div>
        <div className="map-zoom on-screen needs-script">
          <button type="button" className="icon-button" aria-label={t('Zoom in')} onClick={zoomIn}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <path d="M5 1v8M1 5h8" />
            </svg>
          </button>
          <button type="button" className="icon-button" aria-label={t('Zoom out')} onClick={zoomOut}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <path d="M1 5h8" />
            </svg>
          </button>
        </div>
        <p className="map-said on-screen" role="status">
          {said}
        </p>
        {streets.tiles ? <Credits of={streets.tiles.credits} /> : <Scale view={view} side={size.side} />}
      </div>
      {below}
      <div className="on-screen cluster gap-2 needs-script">
        {actions}
        {streets.canChoose && (
          <button type="button" className="button quiet small to-streets" onClick={streets.toggle}>
            {streets.tiles ? t('Sketch') : t('Streets')}
          </button>
        )}
      </div>
    </div>
  )
}

/** Wide enough to be seen, in pixels. */
const mostScale = 90

function Scale({ view, side }: { view: MapView; side: number }) {
  const { metres, units } = scaleBar((view.side * metresPerUnit(view)) / side, mostScale)
  return (
    <p className="map-scale soft">
      <span>{`${t('Sketch')} · ${lengthText(metres)} `}</span>
      <svg viewBox={`0 0 ${Math.round(units)} 8`} width={Math.round(units)} height="8" aria-hidden="true">
        <path d={`M1 1v6h${Math.round(units) - 2}v-6`} />
      </svg>
    </p>
  )
}

/** Near enough to show both what was in the middle and what was beyond the edge. */
function reaching(view: MapView, { at }: LaidMark): MapView {
  return viewOf([placeAt(view, { x: 0.5, y: 0.5 }), at])
}
