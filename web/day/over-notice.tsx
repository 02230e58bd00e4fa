import { inOrder, saveDay } from '#day/change.ts'
import type { DayTemple } from '#day/day-temple.ts'
import type { Day } from '#day/entries/days.ts'
import { dayAfter, frameOf } from '#day/frame.ts'
import { isTooLate } from '#day/next-start.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { t } from '../language/translate.ts'
import { newDayId } from '../saved/new-id.ts'
import type { ListedGateway } from '../temples/distance-text.ts'
import type { Edits } from './use-edits.ts'

type OverNoticeProps = {
  day: Day
  notSeen: readonly DayTemple[]
  gateways: readonly ListedGateway[]
  now: Date
  edits: Edits
}

/** Says that a day has passed. What was not seen can be planned again; the day itself stays. */
export function OverNotice({ day, notSeen, gateways, now, edits }: OverNoticeProps) {
  const today = dateInIndia(now)
  const settings = { ...day.settings, date: today, leavesAt: null }
  const frame = frameOf(settings, gateways, null, now)
  const isForTomorrow = notSeen.length > 0 && isTooLate(frame, notSeen)
  const planAgain = () => {
    const date = isForTomorrow ? dayAfter(today) : today
    const id = newDayId()
    const again = inOrder(
      { id, settings: { ...settings, date }, stops: [] },
      notSeen.map((temple) => temple.id),
    )
    edits.edit(t('New plan'), saveDay(again), { opens: id })
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
