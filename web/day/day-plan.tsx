import { type ReactNode, useMemo, useRef } from 'react'
import { hasBetterOrder, ordered } from '#day/advice/best-order.ts'
import { reorderRest } from '#day/change.ts'
import type { Day } from '#day/entries/days.ts'
import { withoutPosition } from '#day/share/sent-day.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { t } from '#web/language/translate.ts'
import { DayHead } from './day-head.tsx'
import { DayTools } from './day-tools.tsx'
import { useDayPage } from './state/day-page.ts'
import { useDayTitle } from './state/day-title.ts'
import { dayTitle } from './timeline/summary-text.ts'
import './day-plan.css'
import { useKeptPlan } from './kept/use-kept-plan.ts'
import { LateNotice } from './late-notice.tsx'
import { LeftOut } from './left-out.tsx'
import { DayMap } from './map/day-map.tsx'
import { OutcomeBar } from './outcome-bar.tsx'
import { DayOver } from './over/day-over.tsx'
import { SaidNotice } from './said-notice.tsx'
import { DayOnPaper, type PaperFacts } from './share/day-on-paper.tsx'
import { ShownDayContext, useDay, useShownDay } from './state/shown-day.ts'
import { useHere } from './state/use-here.ts'
import { DayTimeline } from './timeline/day-timeline.tsx'
import { stopActions } from './timeline/stop-actions.ts'

type DayPlanProps = {
  day: Day
  paper: PaperFacts
  chips: ReactNode
  onNew: () => void
}

/** A day that has temples; one without is drawn by `StartDay`. */
export function DayPlan({ day, paper, chips, onNew }: DayPlanProps) {
  const { places, entries, now, edits } = useDayPage()
  const here = useHere(day)
  const shown = useDay(day, here)
  const { view, isLate, advice } = shown
  const { seen, frame } = view
  const plan = useRef<HTMLDivElement>(null)
  useDayTitle(dayTitle({ settings: day.settings, date: frame.date }, dateInIndia(now)))
  useKeptPlan(view, here !== null, plan)
  const isOver = view.phase === 'over'
  const actions = stopActions(view, entries, edits)
  const sent = withoutPosition(view, entries, places, now)
  return (
    <ShownDayContext value={shown}>
      <div className="day-plan stack gap-3" ref={plan}>
        <DayTools sent={sent} onNew={onNew} />
        <DayHead chips={chips}>{isOver && <DayOver actions={actions} />}</DayHead>
        {!isOver && <DayTimeline view={view} here={here} actions={actions} />}
        <div className="day-beside columns gap-3">
          <div className="day-others if-any stack gap-3">
            {!isOver && <BestOrder />}
            {!isOver && <LeftOut />}
          </div>
          <DayMap view={view} />
        </div>
        <SaidNotice />
        <DayOnPaper view={sent} facts={paper} />
        <OutcomeBar edits={edits}>{isLate && (advice || seen.length === 0) && <LateNotice />}</OutcomeBar>
      </div>
    </ShownDayContext>
  )
}

function BestOrder() {
  const { edits } = useDayPage()
  const { view, settled } = useShownDay()
  const isUnordered = useMemo(() => hasBetterOrder(settled), [settled])
  if (!isUnordered) return null
  const order = () => edits.make(t('Put in the best order'), reorderRest(view, ordered(view.rest)))
  return (
    <button type="button" className="button quiet" onClick={order}>
      {t('Best order')}
    </button>
  )
}
