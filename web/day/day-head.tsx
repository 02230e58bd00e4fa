import type { ReactNode } from 'react'
import type { DaySettings } from '#day/entries/values.ts'
import type { DayView } from '#day/view.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { roughLengthText } from '../language/length-text.ts'
import { t } from '../language/translate.ts'
import { OverNotice } from './over-notice.tsx'
import { type NamedPlaces, placeTexts } from './point/place-texts.ts'
import { NearMeNotice } from './settings/near-me-notice.tsx'
import { TicketQuestion } from './settings/ticket-question.tsx'
import { dayText } from './share/day-text.ts'
import { roundTimeText } from './timeline/stop-texts.ts'
import type { Edits } from './use-edits.ts'

type DayHeadProps = {
  view: DayView
  guide: NamedPlaces
  now: Date
  /** Whether a temple with tickets has just been added. */
  asksTicket: boolean
  edits: Edits
  onChange: (settings: Partial<DaySettings>) => void
  /** What is to be done about the day. */
  children: ReactNode
}

/** The day in short, with what the reader should know or answer before following it. */
export function DayHead({ view, guide, now, asksTicket, edits, onChange, children }: DayHeadProps) {
  const { day, temples, frame, seen } = view
  const { date } = view.ticked
  const isOver = view.phase === 'over'
  const today = dateInIndia(now)
  return (
    <div className="day-head">
      {frame.date !== today && (
        <p className="day-date">
          <strong>
            {frame.date === date
              ? dayText(new Date(date))
              : t('Nothing more fits today, so this is for {date}.', { date: dayText(new Date(frame.date)) })}
          </strong>
        </p>
      )}
      {isOver && (
        <OverNotice day={day} notSeen={view.ahead} gateways={guide.gateways} now={now} edits={edits} />
      )}
      <p className="day-summary">{summaryText(view)}</p>
      {day.settings.startsNearMe && !isOver && seen.length === 0 && (
        <NearMeNotice instead={placeTexts(frame.start, guide).name} />
      )}
      {children}
      {temples.some(({ visitMinutesWith }) => visitMinutesWith) && (
        <TicketQuestion
          ticket={day.settings.ticket}
          leavesAt={frame.leavesAt}
          isNew={asksTicket}
          onChange={(ticket) => onChange({ ticket })}
        />
      )}
    </div>
  )
}

/** Counts only the temples still ahead, as the kilometres do. */
function summaryText({ seen, ahead, timeline }: DayView): string {
  const summary = {
    count: ahead.length,
    distance: roughLengthText(timeline.roadMetres),
    time: roundTimeText(timeline.backAt),
  }
  return seen.length === 0
    ? t('Temples: {count} · ~{distance} by road · back at about {time}', summary)
    : t('Temples still to see: {count} · ~{distance} by road · back at about {time}', summary)
}
