import { Link } from 'react-router'
import { usualGateway } from '#guide/distance.ts'
import type { Fact } from '#guide/fact-schema.ts'
import { directionsLink } from '#guide/map/links.ts'
import type { Coordinates, Distance, GatewayId, Temple, VisitMinutes } from '#guide/schema.ts'
import { isUnsureNow } from '../facts/checked-on.ts'
import { sourceId } from '../facts/doubt.tsx'
import { t } from '../language/translate.ts'
import { AddToDay } from '../saved/add-to-day.tsx'
import { DirectionsLabel } from './directions-label.tsx'
import { cardLines, distanceId, distanceLine, type ListedGateway } from './distance-text.ts'
import type { ForDriver } from './driver/driver-text.ts'
import { ShowDriver } from './driver/show-driver.tsx'
import { BriefOpening } from './opening/brief-opening.tsx'
import type { Hours } from './opening/brief-opening-text.ts'
import { TodaysHours } from './opening/todays-hours.tsx'
import './distance-lines.css'
import './temple-card.css'
import 'virtual:gateways.css'
import { type ShownPhotograph, TemplePicture } from './temple-picture.tsx'
import { durationText } from './visit-text.ts'

/** A fact without its evidence, which its temple's page has. */
export type ListedFact<Value> = Pick<Fact<Value>, 'value' | 'confidence' | 'checkedOn'>

export type TempleOnCard = {
  id: Temple['id']
  /** In the page's language. */
  name: string
  forDriver: ForDriver
  coordinates: Coordinates
  distances: Readonly<Record<GatewayId, ListedFact<Distance>>>
  openingHours: Hours
  /** Without a ticket or token, if these make a difference. */
  visitMinutes: VisitMinutes | null
  drawingInWords: string
  photograph: ShownPhotograph | undefined
}

type TempleCardProps = {
  temple: TempleOnCard
  gateways: readonly ListedGateway[]
  /** The reader's starting point. */
  from?: GatewayId | null
  now: Date | null
  /** What the list has to say of it. */
  note?: string | null
  /** Whether its picture may be visible when the page opens. */
  early?: boolean
  /** The heading level of its name; headings inside are one level lower. */
  level?: 2 | 3
}

/** What a visitor asks first: whether it is open, how far it is and how to get there. Its page has the rest. */
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
  const { id, name, photograph, coordinates, distances, openingHours, visitMinutes } = temple
  const page = `/temples/${id}`
  const origin = gateways.find((gateway) => gateway.id === from)?.coordinates
  return (
    <article className="temple-card" id={id} aria-labelledby={`${id}-name`}>
      <div className="temple-summary">
        <Name className="temple-name" id={`${id}-name`}>
          <Link to={page}>{name}</Link>
        </Name>
        <BriefOpening fact={openingHours} now={now} page={page} />
      </div>
      {/* The same link as the name's, for fingers. */}
      <Link className="temple-card-picture" to={page} aria-hidden="true" tabIndex={-1}>
        <TemplePicture
          id={id}
          drawingInWords={temple.drawingInWords}
          photograph={photograph}
          early={early}
          small
        />
      </Link>
      <div className="temple-times">
        {note !== null && <p className="temple-note">{note}</p>}
        <TodaysHours fact={openingHours} now={now} />
        {visitMinutes !== null && (
          <p>{t('Visit: about {duration}', { duration: durationText(visitMinutes.usual) })}</p>
        )}
      </div>
      <div className="temple-distances">
        <Part className="temple-part">{t('Distance')}</Part>
        <ul className="distance-lines">
          {cardLines(gateways, distances).map((line) => {
            const isUnsure = isUnsureNow(line.fact, now)
            return (
              <li
                key={line.gateway}
                className={isUnsure ? `${line.gateway} unsure` : line.gateway}
                aria-current={line.gateway === from || undefined}
              >
                {/** Covers the "~", for fingers; screen readers read the line as it is. */}
                {isUnsure && (
                  <Link
                    to={`${page}#${sourceId(distanceId(line.gateway))}`}
                    aria-hidden="true"
                    tabIndex={-1}
                  />
                )}
                <span>{distanceLine(line)}</span>
              </li>
            )
          })}
        </ul>
      </div>
      <div className="temple-actions">
        <a className="button quiet" href={directionsLink(coordinates, origin)} rel="noreferrer">
          <DirectionsLabel />
          <span className="visually-hidden">{` ${name}`}</span>
        </a>
        <ShowDriver temple={temple} gateways={gateways} from={from ?? usualGateway} />
        <AddToDay temple={id} name={name} />
      </div>
    </article>
  )
}
