import { useState } from 'react'
import { t } from '../language/translate.ts'
import type { Day } from '../visits/days.ts'
import { dayKey, newDayId } from '../visits/keys.ts'
import { newDay } from '../visits/new-day.ts'
import { dayRemoved, settingsChanged } from './changes.ts'
import './manage-days.css'
import type { Changes } from './use-changes.ts'

type ManageDaysProps = { day: Day; changes: Changes }

/** The day's name, another day, and the end of this one. */
export function ManageDays({ day, changes }: ManageDaysProps) {
  // A second tap makes no second day.
  const [next] = useState(newDayId)
  return (
    <div className="manage-days">
      <label className="day-choice">
        <span>{t('Name of the day')}</span>
        <input
          key={`${day.id} ${day.day.name}`}
          maxLength={80}
          defaultValue={day.day.name}
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          onBlur={({ currentTarget }) => {
            const name = currentTarget.value.trim()
            if (name !== day.day.name) changes.change(t('Name changed'), settingsChanged(day, { name }))
          }}
        />
      </label>
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          const { start, end } = day.day
          changes.change(t('New day'), [{ key: dayKey(next), value: { ...newDay, start, end } }], next)
        }}
      >
        {t('New day')}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => changes.change(t('Day deleted'), dayRemoved(day))}
      >
        {t('Delete this day')}
      </button>
    </div>
  )
}
