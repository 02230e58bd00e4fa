import { useState } from 'react'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Entries } from '#visits/entry.ts'
import type { DayItem } from '#visits/items.ts'
import { t } from '../language/translate.ts'
import { usePosition } from '../position/position.ts'
import type { ListedGateway } from '../temples/distance-text.ts'
import type { Day } from '../visits/days.ts'
import { additionOf, ordered } from './advice/advice.ts'
import { AdviceNotice } from './advice/advice-notice.tsx'
import { latenessText } from './advice/notice-text.ts'
import { useAdvice } from './advice/use-advice.ts'
import { settingsChanged, stopsOrdered } from './changes.ts'
import { DayHead } from './day-head.tsx'
import './day-plan.css'
import type { DayTemple } from './day-temple.ts'
import { DayOnPaper, type PaperFacts } from './handover/day-on-paper.tsx'
import { HandOver } from './handover/hand-over.tsx'
import { handedDay } from './handover/handed-day.ts'
import { LateNotice } from './late-notice.tsx'
import { LeftOut } from './left-out.tsx'
import { ManageDays } from './manage-days.tsx'
import { OutcomeBar } from './outcome-bar.tsx'
import { placeTexts } from './point/place-texts.ts'
import { daySoFar } from './progress/day-so-far.ts'
import { wholeOrder } from './progress/progress.ts'
import { ChangeDay } from './settings/change-day.tsx'
import { stopActions } from './stop-actions.ts'
import { DayTimeline } from './timeline/day-timeline.tsx'
import { stopsAhead } from './timeline/stop-ahead.ts'
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
  const guide = { temples, gateways }
  const soFar = daySoFar(day, entries, guide, now, here)
  const { framed, progress } = soFar
  const { frame } = framed
  const { open, settled, advice } = useAdvice(day, soFar)
  const left = temples.filter((temple) => !soFar.temples.includes(temple))

  const reorder = (said: string, next: readonly TempleId[]) =>
    changes.change(said, stopsOrdered(day, wholeOrder(progress, next)))
  const change = (settings: Partial<DayItem>) =>
    changes.change(t('Day changed'), settingsChanged(day, settings))
  // Where the reader stands is not handed on.
  const asSet = daySoFar(day, entries, guide, now)
  const handed = handedDay(day, asSet.framed, progress, guide)
  const isLate = progress.lateMinutes >= noticedAfterMinutes
  const advised = advice && (
    <AdviceNotice
      advice={advice}
      frame={frame}
      temples={temples}
      follow={(said) =>
        changes.change(said, [
          ...(advice.backBy === null ? [] : settingsChanged(day, { backBy: advice.backBy })),
          ...stopsOrdered(day, wholeOrder(progress, advice.order)),
        ])
      }
    />
  )
  return (
    <div className="day-plan">
      <DayHead
        day={day}
        soFar={soFar}
        guide={guide}
        now={now}
        asksTicket={asksTicket}
        changes={changes}
        onChange={change}
      >
        {!isLate && advised && <div className="day-notice">{advised}</div>}
      </DayHead>
      <DayTimeline
        progress={progress}
        begins={{
          ...(here ? { name: t('Where you are'), where: null } : placeTexts(frame.start, guide)),
          at: framed.hasBegun || frame.leavesAt !== framed.minute ? frame.leavesAt : null,
        }}
        stops={stopsAhead(progress, { ...open, startsHere: here !== null, minute: framed.minute })}
        gateways={gateways}
        end={placeTexts(frame.end, guide)}
        backBy={frame.backBy}
        actions={stopActions({ day, entries, soFar }, changes)}
      />
      <div className="day-beside">
        {open.temples.length > 1 && (
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
            day={frame.date === soFar.date ? day.day : { ...day.day, date: frame.date }}
            today={dateInIndia(now)}
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
            backAt={progress.timeline.backAt}
            temples={temples}
            onAdd={(temple) => {
              askTicket(temple.visitMinutesWith !== undefined && day.day.ticket.kind === 'none')
              reorder(t('Added: {name}', { name: temple.name }), additionOf(open, temple).order)
            }}
          />
        )}
      </div>
      <DayOnPaper day={handed} facts={paper} now={now} />
      <OutcomeBar changes={changes}>
        {isLate && (advised || progress.seen.length === 0) && (
          <LateNotice
            said={latenessText(progress.lateMinutes, advice?.leaveOut ?? [], temples)}
            onStartNow={progress.seen.length === 0 && (() => change({ leavesAt: framed.minute }))}
          >
            {advised}
          </LateNotice>
        )}
      </OutcomeBar>
    </div>
  )
}
