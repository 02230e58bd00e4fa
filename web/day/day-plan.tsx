import { useDeferredValue, useMemo, useState } from 'react'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { Coordinates } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Entries } from '#visits/entry.ts'
import type { DayItem } from '#visits/items.ts'
import { lengthText } from '../language/length-text.ts'
import { t } from '../language/translate.ts'
import { usePosition } from '../position/position.ts'
import type { ListedGateway } from '../temples/distance-text.ts'
import { type Day, seen as templesSeen } from '../visits/days.ts'
import { additionOf, adviceFor, type OpenDay, ordered } from './advice/advice.ts'
import { FollowAdvice } from './advice/follow-advice.tsx'
import { adviceText, latenessText } from './advice/notice-text.ts'
import { settingsChanged, stopsOrdered } from './changes.ts'
import './day-plan.css'
import type { DayTemple } from './day-temple.ts'
import { framedDay } from './frame.ts'
import { DayOnPaper, type PaperFacts } from './handover/day-on-paper.tsx'
import { HandOver } from './handover/hand-over.tsx'
import { handedDay } from './handover/handed-day.ts'
import { dayText } from './handover/handed-texts.ts'
import { LeftOut } from './left-out.tsx'
import { ManageDays } from './manage-days.tsx'
import { startingInTime } from './next-start.ts'
import { OutcomeBar } from './outcome-bar.tsx'
import { OverNotice } from './over-notice.tsx'
import { placeTexts } from './point/place-texts.ts'
import { progressOf, wholeOrder } from './progress.ts'
import { ChangeDay } from './settings/change-day.tsx'
import { NearMeNotice } from './settings/near-me-notice.tsx'
import { TicketQuestion } from './settings/ticket-question.tsx'
import { stopActions } from './stop-actions.ts'
import { DayTimeline } from './timeline/day-timeline.tsx'
import { roundTimeText } from './timeline/stop-texts.ts'
import type { Changes } from './use-changes.ts'

type DayPlanProps = {
  day: Day
  entries: Entries
  temples: readonly DayTemple[]
  gateways: readonly ListedGateway[]
  paper: PaperFacts
  now: Date
  changes: Changes
}

/** Nobody plans a day to the minute. */
const noticedAfterMinutes = 10

/** A day with temples in it. */
export function DayPlan({ day, entries, temples, gateways, paper, now, changes }: DayPlanProps) {
  const position = usePosition()
  const [asksTicket, askTicket] = useState(false)
  const here = day.day.startsNearMe && position.state === 'known' ? position.at : null
  const today = dateInIndia(now)
  const stops = day.stops.flatMap(({ temple: id, stop }) => {
    const temple = temples.find((one) => one.id === id)
    return temple && stop.rank !== null ? [{ temple, stop }] : []
  })
  const date = day.day.date ?? today
  const seenAt = new Map(
    templesSeen(entries).flatMap((visit) => (visit.date === date ? [[visit.temple, visit.at] as const] : [])),
  )
  const planned = stops.map(({ temple }) => temple)
  const framedFrom = (from: Coordinates | null) =>
    startingInTime(framedDay(day.day, gateways, from, now), day.day, planned, seenAt)
  const framed = framedFrom(here)
  const isMoved = framed.frame.date !== date
  const progress = progressOf(framed, planned, seenAt)
  const locked = stops.flatMap(({ temple, stop }) => (stop.isLocked ? [temple.id] : []))
  const open: OpenDay = {
    ...progress.open,
    wishes: Object.fromEntries(stops.map(({ temple, stop }) => [temple.id, stop.wish])),
    locked,
    begun: progress.phase === 'underWay' ? 1 : 0,
    isWhole: progress.seen.length === 0 && progress.phase !== 'there',
  }
  // Planned anew when it is another day than before, in its hours, temples or order.
  const question = JSON.stringify([open, stops.map(({ temple }) => temple.id)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question has the same answers.
  const asked = useMemo(() => open, [question])
  const advice = useMemo(() => (framed.isOver ? null : adviceFor(asked)), [asked, framed.isOver])
  // What has been tapped shows first.
  const settled = useDeferredValue(asked)
  const left = temples.filter(({ id }) => !stops.some(({ temple }) => temple.id === id))

  const order = progress.open.temples.map(({ id }) => id)
  const nameOf = (id: TempleId) => temples.find((temple) => temple.id === id)?.name ?? ''
  const reorder = (said: string, next: readonly TempleId[]) =>
    changes.change(said, stopsOrdered(day, wholeOrder(progress, next)))
  const change = (settings: Partial<DayItem>) =>
    changes.change(t('Day changed'), settingsChanged(day, settings))
  const { timeline } = progress
  // Where the reader stands is not handed on.
  const handed = handedDay(day, framedFrom(null), progress, { gateways, temples })
  const isLate = progress.lateMinutes >= noticedAfterMinutes
  const adviceSaid = advice && adviceText(advice, framed.frame, temples)
  const followAdvice = advice && (
    <FollowAdvice
      advice={advice}
      temples={temples}
      follow={(said) =>
        changes.change(said, [
          ...(advice.backBy === null ? [] : settingsChanged(day, { backBy: advice.backBy })),
          ...stopsOrdered(day, wholeOrder(progress, advice.order)),
        ])
      }
    />
  )
  const places = { gateways, temples }
  const start = here ? { name: t('Where you are'), where: null } : placeTexts(framed.frame.start, places)
  return (
    <div className="day-plan">
      <div className="day-head">
        {framed.isOver && (
          <OverNotice
            day={day}
            today={today}
            notSeen={progress.ahead.map(({ id }) => id)}
            changes={changes}
          />
        )}
        {framed.frame.date !== today && !framed.isOver && (
          <p className="day-date">
            <strong>{dayText(new Date(framed.frame.date))}</strong>{' '}
            {isMoved && t('Nothing more fits into today.')}
          </p>
        )}
        <p className="day-summary">
          {t('Temples: {count} · ~{distance} by road · back at about {time}', {
            count: stops.length,
            distance: lengthText(timeline.roadMetres),
            time: roundTimeText(timeline.backAt),
          })}
        </p>
        {day.day.startsNearMe && !framed.isOver && progress.seen.length === 0 && (
          <NearMeNotice instead={placeTexts(framed.frame.start, places).name} />
        )}
        {!isLate && advice && (
          <div className="day-notice">
            <p>{adviceSaid}</p>
            {followAdvice}
          </div>
        )}
        {stops.some(({ temple }) => temple.visitMinutesWith) && (
          <TicketQuestion
            ticket={day.day.ticket}
            leavesAt={framed.frame.leavesAt}
            isNew={asksTicket}
            onChange={(ticket) => change({ ticket })}
          />
        )}
      </div>
      <DayTimeline
        progress={progress}
        begins={{
          ...start,
          at: framed.hasBegun || framed.frame.leavesAt !== framed.minute ? framed.frame.leavesAt : null,
        }}
        locked={new Set(locked)}
        wishes={open.wishes}
        gateways={gateways}
        startsHere={here !== null}
        end={placeTexts(framed.frame.end, places)}
        backBy={framed.frame.backBy}
        actions={stopActions(
          {
            day,
            framed,
            seenOn: { date, minute: framedDay(day.day, gateways, null, now).minute },
            progress,
            order: planned.map(({ id }) => id),
            entries,
            nameOf,
          },
          changes,
        )}
      />
      <div className="day-beside">
        {order.length > 1 && (
          <button
            type="button"
            className="button quiet"
            onClick={() => reorder(t('Put in the best order'), ordered(open))}
          >
            {t('Order it for me')}
          </button>
        )}
        <details className="day-more">
          <summary>{t('Change the day')}</summary>
          <ChangeDay
            day={isMoved ? { ...day.day, date: framed.frame.date } : day.day}
            today={today}
            gateways={gateways}
            onChange={change}
          />
          <ManageDays day={day} changes={changes} />
        </details>
        <HandOver day={handed} />
        {left.length > 0 && (
          <LeftOut
            left={left}
            day={settled}
            backAt={timeline.backAt}
            temples={temples}
            onAdd={(temple) => {
              askTicket(temple.visitMinutesWith !== undefined && day.day.ticket.kind === 'none')
              reorder(t('Added: {name}', { name: temple.name }), additionOf(open, temple).order)
            }}
          />
        )}
      </div>
      <DayOnPaper day={handed} facts={paper} now={now} />
      <OutcomeBar
        changes={changes}
        notice={isLate ? [latenessText(progress.lateMinutes), adviceSaid].filter(Boolean).join(' ') : null}
      >
        {isLate && followAdvice}
        {isLate && progress.seen.length === 0 && (
          <button type="button" className="button quiet" onClick={() => change({ leavesAt: framed.minute })}>
            {t('Start from now')}
          </button>
        )}
      </OutcomeBar>
    </div>
  )
}
