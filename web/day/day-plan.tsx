import { type ReactNode, useMemo, useState } from 'react'
import { changeSettings, reorderRest } from '#day/change.ts'
import type { Day } from '#day/entries/days.ts'
import type { Change, Entries } from '#day/entries/entry.ts'
import type { DaySettings } from '#day/entries/values.ts'
import { type Advice, additionOf, hasBetterOrder, ordered, type RestOfDay } from '#day/plan/advice.ts'
import type { Wishes } from '#day/plan/wishes.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { t } from '../language/translate.ts'
import { usePosition } from '../position/position.ts'
import type { ListedGateway } from '../temples/distance-text.ts'
import { AdviceNotice } from './advice/advice-notice.tsx'
import { latenessText } from './advice/notice-text.ts'
import { useAdvice } from './advice/use-advice.ts'
import { DayHead } from './day-head.tsx'
import './day-plan.css'
import type { DayTemple } from '#day/day-temple.ts'
import { stopsAhead } from '#day/stop-ahead.ts'
import { type DayView, viewOfDay } from '#day/view.ts'
import { LateNotice } from './late-notice.tsx'
import { LeftOut } from './left-out.tsx'
import { ManageDays } from './manage-days.tsx'
import { OutcomeBar } from './outcome-bar.tsx'
import { placeTexts } from './point/place-texts.ts'
import { ChangeDay } from './settings/change-day.tsx'
import { DayOnPaper, type PaperFacts } from './share/day-on-paper.tsx'
import { HandOver } from './share/hand-over.tsx'
import { handedDay } from './share/handed-day.ts'
import { stopActions } from './stop-actions.ts'
import { DayTimeline } from './timeline/day-timeline.tsx'
import type { Edits } from './use-edits.ts'

type DayPlanProps = {
  day: Day
  entries: Entries
  temples: readonly DayTemple[]
  gateways: readonly ListedGateway[]
  paper: PaperFacts
  now: Date
  edits: Edits
}

/** Nobody plans a day to the minute. */
const noticedAfterMinutes = 10

/** A day with temples in it. */
export function DayPlan({ day, entries, temples, gateways, paper, now, edits }: DayPlanProps) {
  const position = usePosition()
  const [asksTicket, askTicket] = useState(false)
  const here = day.settings.startsNearMe && position.state === 'known' ? position.at : null
  const guide = { temples, gateways }
  const view = viewOfDay(day, entries, guide, now, here)
  const { frame, minute, seen, rest } = view
  const { settled, advice } = useAdvice(view)

  const putInOrder = (said: string, next: readonly TempleId[], wishes: Wishes = {}) =>
    edits.edit(said, reorderRest(view, next, wishes))
  const change = (settings: Partial<DaySettings>) =>
    edits.edit(t('Plan changed'), changeSettings(day, settings))
  // Without the reader's position, which is never passed on.
  const handed = handedDay(view, viewOfDay(day, entries, guide, now).frame, entries, guide)
  const isLate = view.lateMinutes >= noticedAfterMinutes
  const advised = advice && (
    <AdviceNotice
      advice={advice}
      frame={frame}
      temples={temples}
      follow={(said) => edits.edit(said, adviceFollowed(view, advice))}
    />
  )
  return (
    <div className="day-plan">
      <DayHead view={view} guide={guide} now={now} asksTicket={asksTicket} edits={edits} onChange={change}>
        {!isLate && advised && <div className="day-notice">{advised}</div>}
      </DayHead>
      <DayTimeline
        view={view}
        begins={{
          ...(here ? { name: t('Where you are'), where: null } : placeTexts(frame.start, guide)),
          at: day.settings.leavesAt !== null || frame.leavesAt !== minute ? frame.leavesAt : null,
        }}
        stops={stopsAhead(view, here !== null)}
        gateways={gateways}
        end={placeTexts(frame.end, guide)}
        actions={stopActions(view, entries, edits)}
      />
      <DayBeside
        view={view}
        settled={settled}
        guide={guide}
        now={now}
        edits={edits}
        onChange={change}
        onAdd={(temple) => {
          askTicket(temple.visitMinutesWith !== undefined && day.settings.ticket.kind === 'none')
          const { order, wish } = additionOf(rest, temple)
          putInOrder(
            t('Added: {name}', { name: temple.name }),
            order,
            wish === 'must' ? { [temple.id]: wish } : {},
          )
        }}
        onOrder={() => putInOrder(t('Put in the best order'), ordered(rest))}
      >
        <HandOver day={handed} />
      </DayBeside>
      <DayOnPaper day={handed} facts={paper} now={now} />
      <OutcomeBar edits={edits}>
        {isLate && (advised || seen.length === 0) && (
          <LateNotice
            said={latenessText(
              view.lateMinutes,
              // Whoever has seen nothing yet may not have set out.
              seen.length === 0 ? [] : (advice?.leaveOut ?? []),
              temples,
            )}
            onStartNow={seen.length === 0 && (() => change({ leavesAt: minute }))}
          >
            {advised}
          </LateNotice>
        )}
      </OutcomeBar>
    </div>
  )
}

function adviceFollowed(view: DayView, { backBy, order }: Advice): Change[] {
  return [...(backBy === null ? [] : changeSettings(view.day, { backBy })), ...reorderRest(view, order)]
}

type DayBesideProps = {
  view: DayView
  settled: RestOfDay
  guide: Pick<DayPlanProps, 'temples' | 'gateways'>
  now: Date
  edits: Edits
  onChange: (settings: Partial<DaySettings>) => void
  onAdd: (temple: DayTemple) => void
  onOrder: () => void
  children: ReactNode
}

/** What changes the day as a whole. */
function DayBeside(props: DayBesideProps) {
  const { view, settled, guide, now, edits, onChange, onAdd, onOrder, children } = props
  const { day, temples, ticked, timeline } = view
  const { date } = view.frame
  const isUnordered = useMemo(() => hasBetterOrder(settled), [settled])
  const left = guide.temples.filter((temple) => !temples.includes(temple))
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
          settings={date === ticked.date ? day.settings : { ...day.settings, date }}
          today={dateInIndia(now)}
          gateways={guide.gateways}
          onChange={onChange}
        />
        <ManageDays day={day} edits={edits} />
      </details>
      {children}
      {left.length > 0 && (
        <LeftOut left={left} rest={settled} backAt={timeline.backAt} temples={guide.temples} onAdd={onAdd} />
      )}
    </div>
  )
}
