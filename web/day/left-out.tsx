import { useMemo } from 'react'
import { additionOf, type Cost } from '#day/advice/addition.ts'
import type { DayTemple } from '#day/day-temple.ts'
import { needsDayOfItsOwn } from '#day/plan/visit-length.ts'
import { Link } from '#web/navigation/link.tsx'
import { t } from '../language/translate.ts'
import { travelTimeText } from '../temples/travel-text.ts'
import { OwnDayButton } from './advice/own-day-button.tsx'
import { useDayPage } from './state/day-page.ts'
import './left-out.css'
import { useShownDay } from './state/shown-day.ts'
import { namesText } from './timeline/names-text.ts'
import { roundTimeText } from './timeline/stop-texts.ts'

export function LeftOut() {
  const { temples } = useDayPage().places
  const { view } = useShownDay()
  const left = temples.filter((temple) => !view.temples.includes(temple))
  if (left.length === 0) return null
  return (
    <section className="day-left-out" aria-labelledby="left-out">
      <h2 id="left-out">{t('Left out')}</h2>
      <ul>
        {left.map((temple) => (
          <LeftOutTemple key={temple.id} temple={temple} />
        ))}
      </ul>
    </section>
  )
}

/** Its cost is computed in a component of its own, so that a phone can respond to a tap between two of them. */
function LeftOutTemple({ temple }: { temple: DayTemple }) {
  const { temples } = useDayPage().places
  const { view, settled, add } = useShownDay()
  const isAlone = needsDayOfItsOwn(temple, view.frame.ticket)
  const cost = useMemo(() => additionOf(settled, temple).cost, [settled, temple])
  return (
    <li>
      <p>
        <Link to={`/temples/${temple.id}`}>{temple.name}</Link>
        <span>
          {isAlone && view.temples.length > 0
            ? t('Without a ticket it takes a day of its own')
            : costText(cost, view.timeline.backAt, temples)}
        </span>
        {isAlone && <OwnDayButton temple={temple} className="text-button" />}
      </p>
      <button type="button" className="button small quiet" onClick={() => add(temple)}>
        {t('Add')}
        <span className="visually-hidden">{` ${temple.name}`}</span>
      </button>
    </li>
  )
}

function costText(cost: Cost, backAt: number, temples: readonly DayTemple[]): string {
  switch (cost.kind) {
    case 'backLater':
      return cost.minutes < 5
        ? t('No extra time')
        : t('Back about {duration} later, at {time}', {
            duration: travelTimeText(cost.minutes),
            time: roundTimeText(backAt + cost.minutes),
          })
    case 'pushesOut':
      return t('Would push out {temples}', { temples: namesText(cost.temples, temples) })
    case 'noRoom':
      return t('Doesn’t fit in your hours')
    case 'notOpen':
      return t('Not open in your hours that day')
    case 'tooFar':
      return t('Too far or too long for your hours')
    case 'ticketMissed':
      return t('Too late for the time on your ticket')
  }
}
