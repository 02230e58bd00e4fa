import { useEffect, useRef } from 'react'
import type { StopAhead } from '#day/stop-ahead.ts'
import { directionsLink } from '#guide/map/links.ts'
import { footOnMaps } from '#guide/travel/feet.ts'
import { useDayPage } from '#web/day/state/day-page.ts'
import { pressAgain } from '#web/day/state/pressed-early.ts'
import { DirectionsLabel } from '#web/guide/temples/directions-label.tsx'
import { ShowDriver } from '#web/guide/temples/driver/show-driver.tsx'
import { t } from '#web/language/translate.ts'
import { driverPlace } from './driver-place.ts'
import type { StopActions } from './stop-actions.ts'

export function StopButtons({ ahead, actions }: { ahead: StopAhead; actions: StopActions }) {
  const { gateways } = useDayPage().places
  const { temple, stop, index, origin, gateway } = ahead
  const { climb } = stop.leg
  const driven = driverPlace(ahead)
  const isFirst = index === 0
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFirst && buttons.current) pressAgain(temple.id, buttons.current)
  }, [isFirst, temple.id])
  return (
    // biome-ignore lint/a11y: the buttons inside do what they say; setting out only keeps the times from moving on.
    <div
      className="day-buttons filled cluster gap-2"
      onClick={isFirst ? actions.setOut : undefined}
      ref={buttons}
    >
      <a
        className={isFirst ? 'button' : 'button quiet'}
        href={directionsLink(climb ? footOnMaps[climb.foot] : temple.coordinates, origin)}
        rel="noreferrer"
      >
        <DirectionsLabel />
        <span className="visually-hidden">{` ${driven.name}`}</span>
      </a>
      <ShowDriver temple={driven} gateways={gateways} from={gateway} />
      <button
        type="button"
        className="button small quiet day-tick"
        onClick={(event) => {
          // A tick is no setting out, which would be an edit of its own.
          event.stopPropagation()
          actions.tick(temple.id)
        }}
      >
        {t('Mark as seen')}
        <span className="visually-hidden">{` ${temple.name}`}</span>
      </button>
    </div>
  )
}
