import { useState } from 'react'
import { frameOf } from '#day/frame.ts'
import { moveRest } from '#day/move-rest.ts'
import { isTooLate } from '#day/next-start.ts'
import { dateAfter, dateInIndia } from '#guide/opening-hours/india-time.ts'
import { useDayPage } from '#web/day/state/day-page.ts'
import { useShownDay } from '#web/day/state/shown-day.ts'
import { useDatedDays } from '#web/day/state/use-dated-days.ts'
import { dayText } from '#web/language/date-text.ts'
import { t } from '#web/language/translate.ts'
import { newDayId } from '#web/saved/new-id.ts'
import { focusHeading } from '#web/shell/use-focus-after-navigation.ts'

export function MoveRest() {
  const { places, now, edits } = useDayPage()
  const { view } = useShownDay()
  const days = useDatedDays()
  // The id is fixed, so that a double tap creates only one day.
  const [newId] = useState(newDayId)
  const { day, ahead, frame } = view
  const today = dateInIndia(now)
  const isTonight = frame.date === today
  const asToday = frameOf({ ...day.settings, date: today, leavesAt: null }, places, null, now)
  const isForTomorrow = isTonight || isTooLate(asToday, ahead)
  const move = async () => {
    const date = isForTomorrow ? dateAfter(today, 1) : today
    const { changes, into } = moveRest(view, days, date, newId)
    await edits.make(t('Planned for {date}', { date: dayText(date) }), changes, { opens: into })
    // The button is gone, also where the day that moved is still the one shown.
    focusHeading()
  }
  return (
    <div className="day-notice sheet stack gap-2">
      <p>{isTonight ? t('Nothing more fits today.') : t('The date of this plan has passed.')}</p>
      <button type="button" className="button quiet" onClick={move}>
        {isForTomorrow ? t('Move the rest to tomorrow') : t('Move the rest to today')}
      </button>
    </div>
  )
}
