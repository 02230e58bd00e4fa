import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import type { DaySettings } from '#day/entries/values.ts'
import type { Spot } from '#guide/map/extent.ts'
import { markReach, sheet } from '#guide/map/sheet.ts'
import { placeAt, spotInPlane, spotOn, toTenMetres } from '#guide/map/sheet-corners.ts'
import type { Coordinates } from '#guide/schema.ts'
import { t } from '../../language/translate.ts'
import type { DrawnMap, DrawnView, PlaceLine } from '../../map/drawn-map.ts'
import { MapDrawing } from '../../map/map-drawing.tsx'
import { mapTexts } from '../../map/map-texts.ts'
import { whereLine } from '../../map/place-in-words.ts'
import { Choice } from '../settings/choice.tsx'
import { isSamePlace } from './place-texts.ts'

type PointMapProps = {
  map: Pick<DrawnMap, 'views' | 'places' | 'north' | 'start'>
  /** Where the point is at first. */
  place: Coordinates
  onChoose: (place: DaySettings['start']) => void
  onCancel: () => void
}

/** By an arrow key, in units of the sheet. */
const step = 6
const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** A point set by a tap, by the arrow keys, or by choosing one of the places. */
export function PointMap({ map: { views, places, north, start }, place, onChoose, onCancel }: PointMapProps) {
  const help = useId()
  const [point, setPoint] = useState(place)
  const [view, setView] = useState(() => viewOf(views, place))
  const named = places.find((one) => isSamePlace(one.point.value, point))
  if (!view) return null
  const tap = (event: MouseEvent<HTMLElement>) => {
    const spot = spotUnder(event)
    if (spot.y > sheet.height) return
    const mark = view.marks.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) <= markReach)
    const marked = mark && places.find(({ id }) => id === mark.id)
    setPoint(marked ? toTenMetres(marked.point.value) : placeAt(view.ground, spot))
  }
  const move = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    const { x, y } = spotInPlane(view.ground, point)
    setPoint(placeAt(view.ground, { x: within(x + way.x, sheet.width), y: within(y + way.y, sheet.height) }))
  }
  return (
    <>
      <PointChoices
        map={{ places, views }}
        place={named}
        view={view}
        onPlace={({ point }) => {
          setPoint(toTenMetres(point.value))
          setView(viewOf(views, point.value))
        }}
        onView={setView}
      />
      <div
        ref={focus}
        className="point-map"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the point.
        tabIndex={0}
        aria-labelledby={help}
        onClick={tap}
        onKeyDown={move}
      >
        {/** A tap chooses the spot, not what is drawn there. */}
        <div inert>
          <MapDrawing view={view} labelledBy={help} north={north} reader={spotOn(view.ground, point)} />
        </div>
      </div>
      <p id={help} className="point-help">
        {t('Tap the map, or move the point with the arrow keys.')}
      </p>
      <p className="point-where" role="status">
        {named ? named.name : whereLine(point, start, mapTexts(t))}
      </p>
      <div className="point-buttons">
        <button type="button" className="button quiet" onClick={onCancel}>
          {t('Cancel')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => onChoose(named && 'sign' in named.badge ? named.id : point)}
        >
          {t('Use this point')}
        </button>
      </div>
    </>
  )
}

type PointChoicesProps = {
  map: Pick<DrawnMap, 'views' | 'places'>
  place: PlaceLine | undefined
  view: DrawnView
  onPlace: (place: PlaceLine) => void
  onView: (view: DrawnView) => void
}

function PointChoices({ map: { places, views }, place, view, onPlace, onView }: PointChoicesProps) {
  return (
    <div className="point-choices">
      <Choice
        label={t('Place')}
        value={place?.id ?? ''}
        onChoose={(chosen) => {
          const next = places.find(({ id }) => id === chosen)
          if (next) onPlace(next)
        }}
      >
        <option value="" disabled>
          {t('A point on the map')}
        </option>
        {places.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('Map')}
        value={view.id}
        onChoose={(chosen) => {
          const next = views.find(({ id }) => id === chosen)
          if (next) onView(next)
        }}
      >
        {views.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
    </div>
  )
}

function spotUnder({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Spot {
  const { left, top, width } = currentTarget.getBoundingClientRect()
  return { x: ((clientX - left) / width) * sheet.width, y: ((clientY - top) / width) * sheet.width }
}

/** The nearest view that shows the place, or else the widest one. */
function viewOf(views: readonly DrawnView[], place: Coordinates): DrawnView | undefined {
  return views.find(({ ground }) => spotOn(ground, place)) ?? views.at(-1)
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}

/** For the arrow keys. The dialog focused its first control before the map had loaded. */
function focus(map: HTMLElement | null): void {
  map?.focus({ preventScroll: true })
}
