import { type ComponentProps, type ComponentType, useState } from 'react'
import type { DaySettings } from '#day/entries/values.ts'
import { placeOf } from '#day/frame.ts'
import { t } from '../../language/translate.ts'
import { askForPosition, forgetPosition, usePosition } from '../../position/position.ts'
import { positionText } from '../../position/position-text.ts'
import { enterDialog } from '../../shell/use-back-closes.ts'
import type { ListedGateway } from '../../temples/distance-text.ts'
import type { PointChooser } from '../point/point-chooser.tsx'
import { Choice } from './choice.tsx'

// No gateways' ids.
const nearMe = 'near-me'
const point = 'the-point'
const onMap = 'on-map'

type Chosen = DaySettings['start']
type StartSelectProps = {
  gateways: readonly ListedGateway[]
  settings: Pick<DaySettings, 'start' | 'end' | 'startsNearMe'>
  onChange: (settings: Partial<DaySettings>) => void
}

/** Where the day starts. The reader's position, if chosen, is never stored. */
export function StartSelect({
  gateways,
  settings: { start, end, startsNearMe = false },
  onChange,
}: StartSelectProps) {
  const position = usePosition()
  return (
    <div className="day-from">
      <PlaceSelect
        label={t('From')}
        gateways={gateways}
        place={start}
        isHere={startsNearMe || position.state === 'asking'}
        onHere={() => askForPosition(() => onChange({ startsNearMe: true }))}
        onChoose={(chosen) => {
          forgetPosition()
          // A day that ends where it starts still does.
          const places = isSame(start, end) ? { start: chosen, end: chosen } : { start: chosen }
          if (startsNearMe || !isSame(chosen, start)) onChange({ ...places, startsNearMe: false })
        }}
      />
      <p className="day-position" role="status">
        {positionText(position)}
      </p>
    </div>
  )
}

function isSame(one: Chosen, other: Chosen): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

type PlaceSelectProps = {
  label: string
  gateways: readonly ListedGateway[]
  place: Chosen
  /** Whether it is the reader's position instead of `place`. */
  isHere?: boolean
  /** Offers the reader's position. */
  onHere?: () => void
  onChoose: (place: Chosen) => void
}

/** A gateway, or a point on the map, which loads when it is needed. */
export function PlaceSelect({ label, gateways, place, isHere = false, onHere, onChoose }: PlaceSelectProps) {
  const [Chooser, setChooser] = useState<ComponentType<ComponentProps<typeof PointChooser>> | null>(null)
  const isPoint = typeof place !== 'string'
  async function openMap(): Promise<void> {
    const { PointChooser } = await import('../point/point-chooser.tsx')
    enterDialog()
    setChooser(() => PointChooser)
  }
  return (
    <>
      <Choice
        label={label}
        value={isHere ? nearMe : isPoint ? point : place}
        onChoose={(chosen) => {
          if (chosen === onMap) void openMap()
          else if (chosen === nearMe) onHere?.()
          else onChoose(chosen === point ? place : chosen)
        }}
      >
        {gateways.map(
          ({ id, choice }) =>
            choice && (
              <option key={id} value={id}>
                {choice}
              </option>
            ),
        )}
        {onHere && <option value={nearMe}>{t('Near me')}</option>}
        {isPoint && <option value={point}>{t('A point on the map')}</option>}
        <option value={onMap}>{isPoint ? t('Another point on the map…') : t('A point on the map…')}</option>
      </Choice>
      {Chooser && (
        <Chooser
          place={placeOf(place, gateways).coordinates}
          onChoose={onChoose}
          onClosed={() => setChooser(null)}
        />
      )}
    </>
  )
}
