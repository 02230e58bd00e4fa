import { useMemo, useState } from 'react'
import { additionOf, type Cost } from '#day/advice/addition.ts'
import type { DatedDay } from '#day/dated-days.ts'
import { templesOf } from '#day/entries/days.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { needsDayOfItsOwn } from '#day/plan/visit-length.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { travelTimeText } from '#web/guide/temples/travel-text.ts'
import { dayText } from '#web/language/date-text.ts'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { OwnDayButton } from './advice/own-day-button.tsx'
import { useDayPage } from './state/day-page.ts'
import './left-out.css'
import { openDay } from './state/open-day.ts'
import { useShownDay } from './state/shown-day.ts'
import { useDatedDays } from './state/use-dated-days.ts'
import { namesText } from './timeline/names-text.ts'
import { roundTimeText } from './timeline/stop-texts.ts'

export function LeftOut() {
  const { temples } = useDayPage().places
  const { view } = useShownDay()
  const [isOpen, setOpen] = useState(false)
  const elsewhere = useOtherDays()
  const left = temples.filter((temple) => !view.temples.includes(temple))
  if (left.length === 0) return null
  return (
    <details className="day-more day-left-out" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('{count} left out', { count: left.length })}</summary>
      {/* What each would cost is not computed for somebody who doesn’t ask. */}
      {isOpen && (
        <ul className="plain-list">
          {left.map((temple) => {
            const other = elsewhere.find(({ day }) => templesOf(day).includes(temple.id))
            return other ? (
              <PlannedElsewhere key={temple.id} temple={temple} other={other} />
            ) : (
              <LeftOutTemple key={temple.id} temple={temple} />
            )
          })}
        </ul>
      )}
    </details>
  )
}

function useOtherDays(): DatedDay[] {
  const { now } = useDayPage()
  const { day } = useShownDay().view
  const today = dateInIndia(now)
  return useDatedDays().filter((other) => other.day.id !== day.id && other.date >= today)
}

function PlannedElsewhere({ temple, other }: { temple: DayTemple; other: DatedDay }) {
  return (
    <li className="cluster middle apart">
      <p>
        <Link to={`/temples/${temple.id}`}>{temple.name}</Link>
      </p>
      <button type="button" className="text-button" onClick={() => void openDay(other.day.id)}>
        <span>{dayText(other.date)}</span>
        <span aria-hidden="true"> ›</span>
      </button>
    </li>
  )
}

/** Its cost is computed in a component of its own, so that a phone can respond to a tap between two of them. */
function LeftOutTemple({ temple }: { temple: DayTemple }) {
  const { temples } = useDayPage().places
  const { view, settled, add } = useShownDay()
  const isAlone = needsDayOfItsOwn(temple, view.frame.ticket)
  const cost = useMemo(() => additionOf(settled, temple).cost, [settled, temple])
  return (
    <li className="cluster middle apart">
      <p>
        <Link to={`/temples/${temple.id}`}>{temple.name}</Link>
        <span className="note">
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
