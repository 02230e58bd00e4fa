import { type ReactNode, useMemo, useState } from 'react'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Entries } from '#visits/entry.ts'
import type { DayValue } from '#visits/entry-values.ts'
import { t } from '../language/translate.ts'
import { usePosition } from '../position/position.ts'
import type { ListedGateway } from '../temples/distance-text.ts'
import type { Day } from '../visits/days.ts'
import type { Change } from '../visits/kept.ts'
import { type Advice, additionOf, hasBetterOrder, ordered } from './advice/advice.ts'
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
import { type DaySoFar, daySoFar } from './progress/day-so-far.ts'
import { type Progress, wholeOrder } from './progress/progress.ts'
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
  const here = day.settings.startsNearMe && position.state === 'known' ? position.at : null
  const guide = { temples, gateways }
  const soFar = daySoFar(day, entries, guide, now, here)
  const { framed, progress } = soFar
  const { frame } = framed
  const { open, settled, advice } = useAdvice(day, soFar)

  const reorder = (said: string, next: readonly TempleId[]) =>
    changes.change(said, stopsOrdered(day, wholeOrder(progress, next)))
  const change = (settings: Partial<DayValue>) =>
    changes.change(t('Plan changed'), settingsChanged(day, settings))
  // Without the reader's position, which is never passed on.
  const handed = handedDay(day, entries, daySoFar(day, entries, guide, now).framed, progress, guide)
  const isLate = progress.lateMinutes >= noticedAfterMinutes
  const advised = advice && (
    <AdviceNotice
      advice={advice}
      frame={frame}
      temples={temples}
      follow={(said) => changes.change(said, adviceFollowed(day, progress, advice))}
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
      <DayBeside
        day={day}
        soFar={soFar}
        plan={{ open, settled }}
        guide={guide}
        now={now}
        changes={changes}
        onChange={change}
        onAdd={({ name, visitMinutesWith }, order) => {
          askTicket(visitMinutesWith !== undefined && day.settings.ticket.kind === 'none')
          reorder(t('Added: {name}', { name }), order)
        }}
        onOrder={() => reorder(t('Put in the best order'), ordered(open))}
      >
        <HandOver day={handed} />
      </DayBeside>
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

function adviceFollowed(day: Day, progress: Progress, { backBy, order }: Advice): Change[] {
  return [
    ...(backBy === null ? [] : settingsChanged(day, { backBy })),
    ...stopsOrdered(day, wholeOrder(progress, order)),
  ]
}

type DayBesideProps = {
  day: Day
  soFar: DaySoFar
  plan: Pick<ReturnType<typeof useAdvice>, 'open' | 'settled'>
  guide: Pick<DayPlanProps, 'temples' | 'gateways'>
  now: Date
  changes: Changes
  onChange: (settings: Partial<DayValue>) => void
  onAdd: (temple: DayTemple, order: readonly TempleId[]) => void
  onOrder: () => void
  children: ReactNode
}

/** What changes the day as a whole. */
function DayBeside(props: DayBesideProps) {
  const { day, soFar, plan, guide, now, changes, onChange, onAdd, onOrder, children } = props
  const { open, settled } = plan
  const { framed, progress } = soFar
  const { date } = framed.frame
  const isUnordered = useMemo(() => hasBetterOrder(settled), [settled])
  const left = guide.temples.filter((temple) => !soFar.temples.includes(temple))
  return (
    <div className="day-beside">
      {isUnordered && (
        <button type="button" className="button quiet" onClick={onOrder}>
          {t('Order it for me')}
        </button>
      )}
      <details className="day-more">
        <summary>{t('Change the plan')}</summary>
        <ChangeDay
          settings={date === soFar.date ? day.settings : { ...day.settings, date }}
          today={dateInIndia(now)}
          gateways={guide.gateways}
          onChange={onChange}
        />
        <ManageDays day={day} changes={changes} />
      </details>
      {children}
      {left.length > 0 && (
        <LeftOut
          left={left}
          day={settled}
          backAt={progress.timeline.backAt}
          temples={guide.temples}
          onAdd={(temple) => onAdd(temple, additionOf(open, temple).order)}
        />
      )}
    </div>
  )
}
