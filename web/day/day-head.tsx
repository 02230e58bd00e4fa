import type { ReactNode } from 'react'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { dayText } from '../language/date-text.ts'
import { t } from '../language/translate.ts'
import { AdviceNotice } from './advice/advice-notice.tsx'
import { ToMap } from './map/to-map.tsx'
import { OccasionNotice } from './occasion-notice.tsx'
import { placeTexts } from './point/place-texts.ts'
import { SaidNotice } from './said-notice.tsx'
import { DayHours } from './settings/day-hours.tsx'
import { NearMeNotice } from './settings/near-me-notice.tsx'
import { TicketQuestion } from './settings/ticket-question.tsx'
import { useDayPage } from './state/day-page.ts'
import { useShownDay } from './state/shown-day.ts'
import { summaryText } from './timeline/summary-text.ts'

type DayHeadProps = { tools: ReactNode; children: ReactNode }

/** A summary of the day, and what the reader should know or answer before following it. */
export function DayHead({ tools, children }: DayHeadProps) {
  const { places, now } = useDayPage()
  const { view, isLate, advice, asksTicket, change } = useShownDay()
  const { day, temples, frame, seen, ticked } = view
  const isOver = view.phase === 'over'
  return (
    <div className="day-head">
      {frame.date !== dateInIndia(now) && (
        <p className="day-date">
          <strong>
            {frame.date === ticked.date
              ? dayText(ticked.date)
              : t('Nothing more fits today, so this is for {date}.', { date: dayText(frame.date) })}
          </strong>
        </p>
      )}
      <OccasionNotice />
      <SaidNotice />
      {children}
      {!isOver && (
        <div className="day-in-short">
          <p className="day-summary">{summaryText(view)}</p>
          <ToMap />
        </div>
      )}
      {!isOver && <DayHours settings={{ ...day.settings, date: frame.date }} onChange={change} />}
      {day.settings.startsNearMe && !isOver && seen.length === 0 && (
        <NearMeNotice instead={placeTexts(frame.start, places).name} />
      )}
      {advice && !isLate && (
        <div className="day-notice">
          <AdviceNotice />
        </div>
      )}
      {!isOver && temples.some(({ visitMinutesWith }) => visitMinutesWith) && (
        <TicketQuestion
          ticket={day.settings.ticket}
          leavesAt={frame.leavesAt}
          isNew={asksTicket}
          onChange={(ticket) => change({ ticket })}
        />
      )}
      <div className="day-tools">{tools}</div>
    </div>
  )
}
