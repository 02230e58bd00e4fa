import { type ComponentProps, type ComponentType, useState } from 'react'
import type { DaySettings } from '#day/entries/values.ts'
import { placeOf } from '#day/frame.ts'
import { isSame } from '#day/same.ts'
import { Choice } from '#web/day/choice/choice.tsx'
import type { PointChooser } from '#web/day/point/point-chooser.tsx'
import { useDayPage } from '#web/day/state/day-page.ts'
import { GatewayOptions } from '#web/guide/temples/gateway-options.tsx'
import { t } from '#web/language/translate.ts'
import { askForPosition, forgetPosition, usePosition } from '#web/shell/position/position.ts'
import { positionText } from '#web/shell/position/position-text.ts'
import { enterDialog } from '#web/shell/use-back-closes.ts'

// Values of options that no gateway has as its id.
const nearMe = 'near-me'
const point = 'the-point'
const onMap = 'on-map'

type Chosen = DaySettings['start']
type StartSelectProps = {
  settings: Pick<DaySettings, 'start' | 'end' | 'startsNearMe'>
  onChange: (settings: Partial<DaySettings>) => void
}

/** The reader's position, if chosen, is never stored. */
export function StartSelect({ settings, onChange }: StartSelectProps) {
  const { start, end, startsNearMe = false } = settings
  const position = usePosition()
  return (
    <div className="stack gap-1">
      <PlaceSelect
        label={t('From')}
        place={start}
        here={{
          isChosen: startsNearMe || position.state === 'asking',
          choose: () => askForPosition(() => onChange({ startsNearMe: true })),
        }}
        onChoose={(chosen) => {
          forgetPosition()
          // A day that ended where it started still does.
          const changed = isSame(start, end) ? { start: chosen, end: chosen } : { start: chosen }
          if (startsNearMe || !isSame(chosen, start)) onChange({ ...changed, startsNearMe: false })
        }}
      />
      <p className="if-any small-text" role="status">
        {positionText(position)}
      </p>
    </div>
  )
}

type PlaceSelectProps = {
  label: string
  place: Chosen
  /** Offers the reader's position in place of `place`. */
  here?: { isChosen: boolean; choose: () => void }
  onChoose: (place: Chosen) => void
}

export function PlaceSelect({ label, place, here, onChoose }: PlaceSelectProps) {
  const { gateways } = useDayPage().places
  const [Chooser, setChooser] = useState<ComponentType<ComponentProps<typeof PointChooser>> | null>(null)
  const isPoint = typeof place !== 'string'
  async function openMap(): Promise<void> {
    const { PointChooser } = await import('#web/day/point/point-chooser.tsx')
    enterDialog()
    setChooser(() => PointChooser)
  }
  return (
    <>
      <Choice
        label={label}
        value={here?.isChosen ? nearMe : isPoint ? point : place}
        onChoose={(chosen) => {
          if (chosen === onMap) void openMap()
          else if (chosen === nearMe) here?.choose()
          else onChoose(chosen === point ? place : chosen)
        }}
      >
        <GatewayOptions gateways={gateways} />
        {here && <option value={nearMe}>{t('Near me')}</option>}
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
