import { useMemo } from 'react'
import { hasBetterOrder, ordered } from '#day/advice/best-order.ts'
import { reorderRest } from '#day/change.ts'
import type { Day } from '#day/entries/days.ts'
import { withoutPosition } from '#day/share/sent-day.ts'
import { t } from '../language/translate.ts'
import { DayHead } from './day-head.tsx'
import { useDayPage } from './state/day-page.ts'
import './day-plan.css'
import { useKeptPlan } from './kept/use-kept-plan.ts'
import { LateNotice } from './late-notice.tsx'
import { LeftOut } from './left-out.tsx'
import { ManageDays } from './manage-days.tsx'
import { DayMap } from './map/day-map.tsx'
import { OutcomeBar } from './outcome-bar.tsx'
import { DayOver } from './over/day-over.tsx'
import { ChangeDay } from './settings/change-day.tsx'
import { DayOnPaper, type PaperFacts } from './share/day-on-paper.tsx'
import { HandOver } from './share/hand-over.tsx'
import { ShownDayContext, useDay, useShownDay } from './state/shown-day.ts'
import { useHere } from './state/use-here.ts'
import { DayTimeline } from './timeline/day-timeline.tsx'
import { stopActions } from './timeline/stop-actions.ts'

/** A day that has temples; one without is drawn by `StartDay`. */
export function DayPlan({ day, paper }: { day: Day; paper: PaperFacts }) {
  const { places, entries, now, edits } = useDayPage()
  const here = useHere(day)
  const shown = useDay(day, here)
  const { view, isLate, advice } = shown
  useKeptPlan(view, here !== null)
  const { seen } = view
  const isOver = view.phase === 'over'
  const actions = stopActions(view, entries, edits)
  const sent = withoutPosition(view, entries, places, now)
  return (
    <ShownDayContext value={shown}>
      <div className="day-plan">
        <DayHead
          tools={
            <>
              <ChangePlan />
              <HandOver view={sent} />
            </>
          }
        >
          {isOver && <DayOver actions={actions} />}
        </DayHead>
        {!isOver && <DayTimeline view={view} here={here} actions={actions} />}
        <div className="day-beside">
          <div className="day-others">
            {!isOver && <BestOrder />}
            {!isOver && <LeftOut />}
          </div>
          <DayMap view={view} />
        </div>
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

function ChangePlan() {
  const { view, change } = useShownDay()
  const { day, frame, ticked } = view
  const settings = frame.date === ticked.date ? day.settings : { ...day.settings, date: frame.date }
  return (
    <details className="day-more">
      <summary>{t('Options')}</summary>
      <ChangeDay settings={settings} onChange={change} />
      <ManageDays day={day} />
    </details>
  )
}
