import { type ReactNode, useId, useState } from 'react'
import type { DaySettings } from '#day/entries/values.ts'
import { fromPlane, inPlane, type Spot, toTenMetres } from '#guide/map/plane.ts'
import type { Coordinates } from '#guide/schema.ts'
import { Choice } from '#web/day/choice/choice.tsx'
import { t } from '#web/language/translate.ts'
import { markOf } from '#web/map/drawing/map-mark.ts'
import type { GuideOnMap } from '#web/map/guide-map.server.ts'
import { mapTexts } from '#web/map/map-texts.ts'
import { whereLine } from '#web/map/place-in-words.ts'
import { PlaceMap } from '#web/map/place-map.tsx'
import { placesAround } from '#web/map/sheets.ts'
import { isSamePlace } from './place-texts.ts'

type PointMapProps = {
  map: Pick<GuideOnMap, 'places' | 'start'>
  place: Coordinates
  onChoose: (place: DaySettings['start']) => void
  onCancel: () => void
}

/** How far an arrow key moves the point, of the side of the view. */
const step = 1 / 50

/** The point is set by a tap, by the arrow keys, or by choosing a place. */
export function PointMap({ map: { places, start }, place, onChoose, onCancel }: PointMapProps) {
  const help = useId()
  const [point, setPoint] = useState(place)
  const [area, setArea] = useState(() => around(place))
  const named = places.find((one) => isSamePlace(one.point.value, point))
  function around(place: Coordinates): Coordinates[] {
    const near = placesAround(places, start, 'surroundings')
    return near.some((one) => isSamePlace(one, place)) ? near : [start, place]
  }
  return (
    <>
      <ChoiceOf
        label={t('Place')}
        among={places}
        chosen={named}
        onChoose={({ point: { value } }) => {
          setPoint(toTenMetres(value))
          setArea(around(value))
        }}
      >
        <option value="" disabled>
          {t('A point on the map')}
        </option>
      </ChoiceOf>
      <div ref={focusMap} className="point-map">
        <PlaceMap
          labelledBy={help}
          marks={places.map(markOf)}
          area={area}
          reader={point}
          point={{
            onPress: (pressed) => {
              const mark = places.find(({ id }) => id === pressed)
              setPoint(mark ? toTenMetres(mark.point.value) : typeof pressed === 'string' ? point : pressed)
            },
            onStep: (by, side) => setPoint(moved(point, by, side)),
          }}
        />
      </div>
      <p id={help} className="tight note">
        {t('Press on the map, or move the point with the arrow keys.')}
      </p>
      <p className="point-where strong tight" role="status">
        {named ? named.name : whereLine(point, start, mapTexts(t))}
      </p>
      <div className="point-buttons filled cluster gap-2">
        <button type="button" className="button quiet" onClick={onCancel}>
          {t('Cancel')}
        </button>
        <button type="button" className="button" onClick={() => onChoose(named?.sign ? named.id : point)}>
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

function moved(point: Coordinates, by: Spot, side: number): Coordinates {
  const { x, y } = inPlane(point)
  return fromPlane({ x: x + by.x * step * side, y: y + by.y * step * side })
}

/** The arrow keys need the focus, which the dialog gave its first control before the map had loaded. */
function focusMap(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('.map-surface')?.focus({ preventScroll: true })
}
