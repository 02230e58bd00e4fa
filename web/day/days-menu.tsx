import { type Day, templesOf } from '#day/entries/days.ts'
import type { DaySettings } from '#day/entries/values.ts'
import { dateFormat } from '../language/formats.ts'
import { t } from '../language/translate.ts'
import { openDay } from './open-day.ts'
import { Choice } from './settings/choice.tsx'
import type { Edits } from './use-edits.ts'

type DaysMenuProps = { days: readonly Day[]; day: Day; today: string; edits: Edits }

/** Which of several days. */
export function DaysMenu({ days, day, today, edits }: DaysMenuProps) {
  if (days.length < 2) return null
  return (
    <Choice
      label={t('Plan')}
      value={day.id}
      onChoose={(id) => {
        edits.dismiss()
        void openDay(id)
      }}
    >
      {days.map((one) => (
        <option key={one.id} value={one.id}>
          {`${dayName(one.settings, today)} · ${templesOf(one).length}`}
        </option>
      ))}
    </Choice>
  )
}

/** Its name or its date. One without a date is for today, or for tomorrow if nothing fits today any more. */
export function dayName({ name, date }: DaySettings, today: string): string {
  if (name) return name
  if (date === null) return t('No date yet')
  if (date === today) return t('Today')
  return dayFormat(new Date(date))
}

const dayFormat = dateFormat({ weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
