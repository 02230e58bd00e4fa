import { useState } from 'react'
import { removeDay } from '#day/change.ts'
import type { Day } from '#day/entries/days.ts'
import { dayKey } from '#day/entries/keys.ts'
import { newDay } from '#day/entries/new-day.ts'
import { t } from '../language/translate.ts'
import { newDayId } from '../saved/new-id.ts'
import { DayName } from './day-name.tsx'
import { useDayPage } from './state/day-page.ts'
import './manage-days.css'

export function ManageDays({ day }: { day: Day }) {
  const { edits } = useDayPage()
  // The id is fixed, so that a double tap creates only one day.
  const [next] = useState(newDayId)
  return (
    <div className="manage-days">
      <DayName key={day.id} day={day} />
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          const { start, end, startsNearMe = false } = day.settings
          const value = { ...newDay, start, end, startsNearMe }
          edits.make(t('New plan'), [{ key: dayKey(next), value }], { opens: next })
        }}
      >
        {t('New plan')}
      </button>
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
