import { removeDay } from '#day/change.ts'
import type { Day } from '#day/entries/days.ts'
import { t } from '#web/language/translate.ts'
import { DayName } from './day-name.tsx'
import { useDayPage } from './state/day-page.ts'
import './manage-days.css'

export function ManageDays({ day }: { day: Day }) {
  const { edits } = useDayPage()
  return (
    <div className="manage-days columns gap-3">
      <DayName key={day.id} day={day} />
      <button
        type="button"
        className="button quiet"
        onClick={() => edits.make(t('Plan deleted'), removeDay(day))}
      >
        {t('Delete this plan')}
      </button>
    </div>
  )
}
