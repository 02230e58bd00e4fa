import { type ReactNode, useEffect } from 'react'
import { dayText } from '#web/language/date-text.ts'
import { t } from '#web/language/translate.ts'
import { AdviceNotice } from './advice/advice-notice.tsx'
import { OccasionNotice } from './occasion-notice.tsx'
import { placeTexts } from './point/place-texts.ts'
import { DayHours } from './settings/day-hours.tsx'
import { NearMeNotice } from './settings/near-me-notice.tsx'
import { useDayPage } from './state/day-page.ts'
import { forgetOpened, openAsBefore } from './state/pressed-early.ts'
import { useShownDay } from './state/shown-day.ts'
import { backText, hoursText } from './timeline/summary-text.ts'

type DayHeadProps = { chips: ReactNode; children: ReactNode }

export function DayHead({ chips, children }: DayHeadProps) {
  const { places } = useDayPage()
  const { view, isLate, advice, change } = useShownDay()
  const { day, frame, seen, ticked } = view
  const isOver = view.phase === 'over'
  useEffect(forgetOpened, [])
  return (
    <div className="stack gap-3">
      {!isOver && (
        <details className="day-when" ref={openAsBefore('hours')}>
          <summary className="cluster gap-3 flat">
            <strong>{hoursText(view)}</strong> <span className="soft">{backText(view)}</span>
          </summary>
          <DayHours settings={{ ...day.settings, date: frame.date }} onChange={change} />
        </details>
      )}
      {chips}
      {frame.date !== ticked.date && (
        <p className="day-date">
          {t('Nothing more fits today, so this is for {date}.', { date: dayText(frame.date) })}
        </p>
      )}
      <OccasionNotice />
      {children}
      {day.settings.startsNearMe && !isOver && seen.length === 0 && (
        <NearMeNotice instead={placeTexts(frame.start, places).name} />
      )}
      {advice && !isLate && (
        <div className="day-notice sheet stack gap-2">
          <AdviceNotice />
        </div>
      )}
    </div>
  )
}
