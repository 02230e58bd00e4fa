import { directionsLink } from '#guide/map/links.ts'
import type { GatewayId } from '#guide/schema.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import { isUnsureNow } from '#web/guide/facts/checked-on.ts'
import { DoubtMark } from '#web/guide/facts/doubt-mark.tsx'
import { durationText } from '#web/language/duration-text.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { t } from '#web/language/translate.ts'
import { AddToDay } from '#web/saved/add-to-day.tsx'
import { Link } from '#web/shell/navigation/link.tsx'
import { useIsMoving } from '#web/shell/navigation/navigation.tsx'
import { pagesMove } from '#web/shell/pages-move.ts'
import { cardLines, distanceLine, distanceOf } from './distance-text.ts'
import { TodaysOccasions } from './occasions/todays-occasions.tsx'
import { BriefOpening } from './opening/brief-opening.tsx'
import { TodaysHours } from './opening/todays-hours.tsx'
import { QueueLine } from './queue-line.tsx'
import type { ShownTemple } from './shown-temple.ts'
import { TemplePicture } from './temple-picture.tsx'
import './distance-lines.css'
import './temple-card.css'
import 'virtual:gateways.css'

type TempleCardProps = {
  temple: ShownTemple
  gateways: readonly ShownGateway[]
  from?: GatewayId | null
  now: Date | null
  note?: string | null
  /** Set if the picture may be visible when the page opens. */
  early?: boolean
  /** The heading level of the name; headings inside are one level lower. */
  level?: 2 | 3
}

export function TempleCard({
  temple,
  gateways,
  from = null,
  now,
  note = null,
  early = false,
  level = 2,
}: TempleCardProps) {
  const Name = `h${level}` as const
  const Part = `h${level + 1}` as 'h3' | 'h4'
  const { id, name, photograph, coordinates, distances, openingHours, visitMinutes, queue } = temple
  const page = `/temples/${id}`
  const moves = useIsMoving(page)
  const origin = gateways.find((gateway) => gateway.id === from)?.coordinates
  return (
    <article className="temple-card sheet raised" id={id} aria-labelledby={`${id}-name`}>
      {/* Its link covers all of the card but the actions. */}
      <Name className="temple-name" id={`${id}-name`}>
        <Link className="whole-row" to={page} animates={pagesMove()}>
          {name}
        </Link>
      </Name>
      <div className="temple-now cluster gap-4 flat">
        <BriefOpening fact={openingHours} now={now} line={queue} />
        <TodaysOccasions of={temple.occasions} now={now} />
        <QueueLine wait={queue} />
        {note !== null && <p className="temple-note strong">{note}</p>}
        {visitMinutes !== null && !queue && (
          <p className="temple-visit">
            {t('Visit: about {duration}', { duration: durationText(visitMinutes.usual) })}
          </p>
        )}
        {/* The last of all, as a day's hours may take fewer lines than the usual ones. */}
        <div className="temple-hours">
          <TodaysHours fact={openingHours} now={now} />
        </div>
      </div>
      <TemplePicture
        id={id}
        drawingInWords={temple.drawingInWords}
        photograph={photograph}
        early={early}
        moves={moves}
        small
      />
      <div className="temple-distances">
        <Part className="temple-part">{t('Distance')}</Part>
        <ul className="distance-lines plain-list">
          {cardLines(gateways, distances).map((line) => (
            <li key={line.gateway} className={line.gateway} aria-current={line.gateway === from || undefined}>
              {isUnsureNow(line.fact, now) ? (
                <>
                  <span>{markForeignWords(`${line.from}: `)}</span>
                  <span>{markForeignWords(distanceOf(line))}</span>
                  <DoubtMark />
                </>
              ) : (
                markForeignWords(distanceLine(line))
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className="temple-actions cluster gap-2">
        <a className="button small quiet" href={directionsLink(coordinates, origin)} rel="noreferrer">
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2.5 21.5 12 12 21.5 2.5 12zM9 15.5V12h6.5M13 9l3 3-3 3" />
          </svg>
          <span className="visually-hidden">{`${t('Directions')} ${name}`}</span>
        </a>
        <AddToDay temple={id} name={name} />
      </div>
    </article>
  )
}
