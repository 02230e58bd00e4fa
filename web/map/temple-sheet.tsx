import { useRef } from 'react'
import { Link } from 'react-router'
import { usualGateway } from '#guide/distance.ts'
import { directionsLink } from '#guide/map/links.ts'
import { estimateRoad } from '#guide/travel/road-estimate.ts'
import { t } from '../language/translate.ts'
import type { ListedTemple } from '../list/listed-temple.ts'
import { usePosition } from '../position/position.ts'
import { AddToDay } from '../saved/add-to-day.tsx'
import { useBackCloses } from '../shell/use-back-closes.ts'
import { DirectionsLabel } from '../temples/directions-label.tsx'
import { ShowDriver } from '../temples/driver/show-driver.tsx'
import type { ListedGateway } from '../temples/listed-gateway.ts'
import { BriefOpening } from '../temples/opening/brief-opening.tsx'
import { TodaysHours } from '../temples/opening/todays-hours.tsx'
import { QueueLine } from '../temples/queue-line.tsx'
import { fromHereText } from '../temples/travel-text.ts'
import './temple-sheet.css'

/** What the map shows of a temple besides its place. */
export type MappedTemple = Pick<
  ListedTemple,
  'id' | 'name' | 'openingHours' | 'queue' | 'coordinates' | 'distances' | 'forDriver'
>

type TempleSheetProps = {
  temple: MappedTemple
  lines: readonly string[]
  gateways: readonly ListedGateway[]
  now: Date | null
  onClosed: () => void
}

export function TempleSheet({ temple, lines, gateways, now, onClosed }: TempleSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  useBackCloses(sheet, onClosed)
  const position = usePosition()
  const { id, name, openingHours, queue, coordinates } = temple
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it, too.
    <dialog
      ref={sheet}
      className="temple-sheet"
      aria-labelledby="temple-sheet-name"
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div>
        <h2 id="temple-sheet-name">{name}</h2>
        <BriefOpening fact={openingHours} now={now} page={`/temples/${id}`} />
        <QueueLine wait={queue} />
        <TodaysHours fact={openingHours} now={now} page={`/temples/${id}`} />
        {position.state === 'known' && <p>{fromHereText(estimateRoad(position.at, coordinates))}</p>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="temple-sheet-actions">
          {/* Replaces the history entry of the sheet, so that Back leads to the map. */}
          <Link className="button" to={`/temples/${id}`} replace>
            {t('About this temple')}
          </Link>
          <a className="button quiet" href={directionsLink(coordinates)} rel="noreferrer">
            <DirectionsLabel />
          </a>
          <ShowDriver temple={temple} gateways={gateways} from={usualGateway} />
          <AddToDay temple={id} name={name} />
          <button type="button" className="button quiet" onClick={() => sheet.current?.close()}>
            {t('Close')}
          </button>
        </p>
      </div>
    </dialog>
  )
}
