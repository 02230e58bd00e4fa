import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react'
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
import { Choice } from '../choice/choice.tsx'
import { isSamePlace } from './place-texts.ts'

type PointMapProps = {
  map: Pick<DrawnMap, 'views' | 'places' | 'north' | 'start'>
  place: Coordinates
  onChoose: (place: DaySettings['start']) => void
  onCancel: () => void
}

/** How far an arrow key moves the point, in units of the sheet. */
const step = 6
const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** The point is set by a tap, by the arrow keys, or by choosing a place. */
export function PointMap({ map: { views, places, north, start }, place, onChoose, onCancel }: PointMapProps) {
  const help = useId()
  const [point, setPoint] = useState(place)
  const [view, setView] = useState(() => viewOf(views, place))
  const named = places.find((one) => isSamePlace(one.point.value, point))
  if (!view) return null
  return (
    <>
      <div className="point-choices">
        <ChoiceOf
          label={t('Place')}
          among={places}
          chosen={named}
          onChoose={({ point: { value } }) => {
            setPoint(toTenMetres(value))
            setView(viewOf(views, value))
          }}
        >
          <option value="" disabled>
            {t('A point on the map')}
          </option>
        </ChoiceOf>
        <ChoiceOf label={t('Map')} among={views} chosen={view} onChoose={setView} />
      </div>
      <div
        ref={focus}
        className="point-map"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the point.
        tabIndex={0}
        aria-labelledby={help}
        onClick={(event) => setPoint(tapped(event, view, places) ?? point)}
        onKeyDown={(event) => setPoint(moved(event, view, point))}
      >
        {/* A tap chooses the spot, not what is drawn there. */}
        <div inert>
          <MapDrawing view={view} labelledBy={help} north={north} reader={spotOn(view.ground, point)} />
        </div>
      </div>
      <p id={help} className="point-help">
        {t('Press on the map, or move the point with the arrow keys.')}
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

type ChoiceOfProps<Option> = {
  label: string
  among: readonly Option[]
  chosen: Option | undefined
  onChoose: (option: Option) => void
  children?: ReactNode
}

function ChoiceOf<Option extends { id: string; name: string }>(props: ChoiceOfProps<Option>) {
  const { label, among, chosen, onChoose, children } = props
  return (
    <Choice
      label={label}
      value={chosen?.id ?? ''}
      onChoose={(id) => {
        const next = among.find((one) => one.id === id)
        if (next) onChoose(next)
      }}
    >
      {children}
      {among.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Choice>
  )
}

/** A tap on the mark of a place means the place; one below the map means nothing. */
function tapped(
  event: MouseEvent<HTMLElement>,
  view: DrawnView,
  places: readonly PlaceLine[],
): Coordinates | null {
  const spot = spotUnder(event)
  if (spot.y > sheet.height) return null
  const mark = view.marks.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) <= markReach)
  const marked = mark && places.find(({ id }) => id === mark.id)
  return marked ? toTenMetres(marked.point.value) : placeAt(view.ground, spot)
}

function moved(event: KeyboardEvent, { ground }: DrawnView, point: Coordinates): Coordinates {
  const way = ways[event.key]
  if (!way) return point
  event.preventDefault()
  const { x, y } = spotInPlane(ground, point)
  return placeAt(ground, { x: within(x + way.x, sheet.width), y: within(y + way.y, sheet.height) })
}

function spotUnder({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Spot {
  const { left, top, width } = currentTarget.getBoundingClientRect()
  return { x: ((clientX - left) / width) * sheet.width, y: ((clientY - top) / width) * sheet.width }
}

/** The most detailed view that shows the place, or else the widest one. */
function viewOf(views: readonly DrawnView[], place: Coordinates): DrawnView | undefined {
  return views.find(({ ground }) => spotOn(ground, place)) ?? views.at(-1)
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}

/** The arrow keys need the focus, which the dialog gave its first control before the map had loaded. */
function focus(map: HTMLElement | null): void {
  map?.focus({ preventScroll: true })
}
