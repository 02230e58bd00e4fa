import { useRef, useState } from 'react'
import type { DayTemple } from '#day/plan/day-temple.ts'
import type { GatewayId } from '#guide/schema.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { enterDialog, useBackCloses } from '#web/shell/use-back-closes.ts'
import { distanceInTelugu, takeMeHere } from './driver-text.ts'
import { useAwakeScreen } from './keep-awake.ts'
import { useTeluguVoice } from './telugu-voice.ts'
import './show-driver.css'

type ShowDriverProps = {
  temple: Pick<DayTemple, 'name' | 'forDriver' | 'distances'>
  gateways: readonly ShownGateway[]
  /** The origin of the distance that the driver reads; null if the way starts elsewhere. */
  from: GatewayId | null
}

export function ShowDriver(props: ShowDriverProps) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button small quiet needs-script"
        onClick={() => {
          enterDialog()
          setShown(true)
        }}
      >
        {t('Driver')}
        <span className="visually-hidden">{` ${props.temple.name}`}</span>
      </button>
      {isShown && <DriverScreen {...props} onClosed={() => setShown(false)} />}
    </>
  )
}

export function DriverScreen({
  temple,
  gateways,
  from,
  onClosed,
}: ShowDriverProps & { onClosed: () => void }) {
  const screen = useRef<HTMLDialogElement>(null)
  const say = useTeluguVoice()
  useAwakeScreen()
  useBackCloses(screen, onClosed)
  const { name, place } = temple.forDriver
  return (
    <dialog ref={screen} className="driver-screen on-screen" aria-label={t('Show driver')}>
      <button type="button" className="driver-close" onClick={() => screen.current?.close()}>
        {t('Close')}
      </button>
      {spokenLanguage() !== 'te' && (
        <p className="driver-meaning">{t('{temple}: “Please take me here”', { temple: temple.name })}</p>
      )}
      <div lang="te">
        <h2 className="driver-name">{name}</h2>
        <p className="driver-place">{place}</p>
        <p className="driver-request">{takeMeHere}</p>
        <p>{distanceInTelugu(temple.distances, gateways, from)}</p>
      </div>
      {say && (
        <button
          type="button"
          className="button quiet"
          onClick={() => say(`${name}, ${place}. ${takeMeHere}.`)}
        >
          {t('Say it aloud')}
        </button>
      )}
    </dialog>
  )
}
