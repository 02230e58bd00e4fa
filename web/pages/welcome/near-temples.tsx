import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import type { Stated } from '#guide/stated.ts'
import { drawings } from '#web/guide/temples/drawings.ts'
import { BriefOpening } from '#web/guide/temples/opening/brief-opening.tsx'
import { QueueLine } from '#web/guide/temples/queue-line.tsx'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { Link } from '#web/shell/navigation/link.tsx'
import { isSurelyOpen } from './open-count.ts'
import type { WelcomeData } from './welcome-data.server.ts'
import 'virtual:gateways.css'
import './near-temples.css'

const mostShown = 2

/** From each place the nearest that are surely open, of which the style sheet shows those from where the reader is. */
export function NearTemples({ near, now }: Pick<WelcomeData, 'near'> & { now: Date | null }) {
  return (
    <div className="way">
      {near.map(({ gateway, temples }) => (
        <ul key={gateway} className={`near-temples ruled plain-list ${gateway}`}>
          {/* Before the time is known all of them are there, and the style sheet chooses in the same way. */}
          {(now === null ? temples : nearestOpen(temples, now)).map(
            ({ id, name, distance, hours, queue }) => (
              <li key={id}>
                <img src={drawings[id]} alt="" width={800} height={600} loading="lazy" />
                <p className="near-name cluster gap-3 flat apart">
                  <Link className="strong whole-row" to={`/temples/${id}`}>
                    {name}
                  </Link>{' '}
                  <span className="note">{markForeignWords(distance)}</span>
                </p>
                <div>
                  <BriefOpening fact={hours} now={now} />
                  <QueueLine wait={queue} />
                </div>
              </li>
            ),
          )}
        </ul>
      ))}
    </div>
  )
}

/** The nearest, if none is open. */
function nearestOpen<Temple extends { hours: Stated<OpeningHours | null> }>(
  temples: readonly Temple[],
  now: Date,
): readonly Temple[] {
  const open = temples.filter(({ hours }) => isSurelyOpen(hours, now))
  return (open.length > 0 ? open : temples).slice(0, mostShown)
}
