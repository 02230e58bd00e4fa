import type { TempleId } from '#guide/temple-ids.ts'
import { t } from '../language/translate.ts'
import type { Day } from '../visits/days.ts'
import { dayKey, newDayId } from '../visits/keys.ts'
import { stopsOrdered } from './changes.ts'
import type { Changes } from './use-changes.ts'

type OverNoticeProps = { day: Day; today: string; notSeen: readonly TempleId[]; changes: Changes }

/** Says that a day has passed. What was not seen on it can be planned for today; the day itself stays. */
export function OverNotice({ day, today, notSeen, changes }: OverNoticeProps) {
  const planForToday = () => {
    const again: Day = { id: newDayId(), day: { ...day.day, date: today, leavesAt: null }, stops: [] }
    changes.change(
      t('New day'),
      [{ key: dayKey(again.id), value: again.day }, ...stopsOrdered(again, notSeen)],
      { opens: again.id },
    )
  }
  return (
    <div className="day-notice">
      <p>{t('This day is over.')}</p>
      <button type="button" className="button quiet" onClick={planForToday}>
        {t('Use it today')}
      </button>
    </div>
  )
}
