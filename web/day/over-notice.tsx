import { inOrder, saveDay } from '#day/change.ts'
import { dayAfter, frameOf } from '#day/frame.ts'
import { isTooLate } from '#day/next-start.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { t } from '../language/translate.ts'
import { newDayId } from '../saved/new-id.ts'
import { useDayPage } from './state/day-page.ts'
import { useShownDay } from './state/shown-day.ts'

/** What was not seen on a day that has passed can be planned again; the day itself stays. */
export function OverNotice() {
  const { places, now, edits } = useDayPage()
  const { day, ahead } = useShownDay().view
  const today = dateInIndia(now)
  const settings = { ...day.settings, date: today, leavesAt: null }
  const frame = frameOf(settings, places.gateways, null, now)
  const isForTomorrow = ahead.length > 0 && isTooLate(frame, ahead)
  const planAgain = () => {
    const date = isForTomorrow ? dayAfter(today) : today
    const id = newDayId()
    const again = inOrder(
      { id, settings: { ...settings, date }, stops: [] },
      ahead.map((temple) => temple.id),
    )
    edits.make(t('New plan'), saveDay(again), { opens: id })
  }
  return (
    <div className="day-notice">
      <p>{t('The date of this plan has passed.')}</p>
      <button type="button" className="button quiet" onClick={planAgain}>
        {isForTomorrow ? t('Use it tomorrow') : t('Use it today')}
      </button>
    </div>
  )
}
