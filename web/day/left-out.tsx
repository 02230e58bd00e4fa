import { Link } from 'react-router'
import type { Cost } from '#guide/plan/plan.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { timeText } from '../language/time-text.ts'
import { t } from '../language/translate.ts'
import { travelTimeText } from '../temples/travel-text.ts'
import type { Addition } from './advice.ts'
import type { DayTemple } from './day-temple.ts'
import './left-out.css'
import { namesText } from './names-text.ts'
import { toFive } from './timeline/stop-texts.ts'

type LeftOutProps = {
  additions: readonly { temple: DayTemple; addition: Addition }[]
  /** Without any of them. */
  backAt: number
  temples: readonly DayTemple[]
  onAdd: (temple: DayTemple, order: readonly TempleId[]) => void
}

/** The temples that are not in the day, with what each would cost. */
export function LeftOut({ additions, backAt, temples, onAdd }: LeftOutProps) {
  return (
    <section className="day-left-out" aria-labelledby="left-out">
      <h2 id="left-out">{t('Left out')}</h2>
      <ul>
        {additions.map(({ temple, addition }) => (
          <li key={temple.id}>
            <p>
              <Link to={`/temples/${temple.id}`}>{temple.name}</Link>
              <span>{costText(addition.cost, backAt, temples)}</span>
            </p>
            <button type="button" className="button quiet" onClick={() => onAdd(temple, addition.order)}>
              {t('Add')}
              <span className="visually-hidden"> {temple.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function costText(cost: Cost, backAt: number, temples: readonly DayTemple[]): string {
  switch (cost.kind) {
    case 'backLater':
      return cost.minutes < 5
        ? t('Back no later')
        : t('Back ~{time} later, {at}', {
            time: travelTimeText(cost.minutes),
            at: timeText(toFive(backAt + cost.minutes)),
          })
    case 'pushesOut':
      return cost.temples.length === 0
        ? t('Doesn’t fit into your hours')
        : t('Would push out {temples}', { temples: namesText(cost.temples, temples) })
    case 'notOpen':
      return t('Not open in your hours on that day')
    case 'tooFar':
      return t('Too far, or too long, for your hours')
    case 'ticketMissed':
      return t('Too late for the hour on your ticket')
  }
}
