import { type Day, days, templesOf } from '#day/entries/days.ts'
import type { DaySettings } from '#day/entries/values.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { shortDayText } from '../language/date-text.ts'
import { t } from '../language/translate.ts'
import { Choice } from './choice/choice.tsx'
import { useDayPage } from './state/day-page.ts'
import { openDay } from './state/open-day.ts'

export function DaysMenu({ day }: { day: Day }) {
  const { entries, now, edits } = useDayPage()
  const all = days(entries)
  if (all.length < 2) return null
  return (
    <Choice
      label={t('Plan')}
      value={day.id}
      onChoose={(id) => {
        edits.dismiss()
        void openDay(id)
      }}
    >
      {all.map((one) => (
        <option key={one.id} value={one.id}>
          {`${dayName(one.settings, dateInIndia(now))} · ${templesOf(one).length}`}
        </option>
      ))}
    </Choice>
  )
}

/** A day without a date is for today, or for tomorrow if nothing fits today any more. */
export function dayName({ name, date }: DaySettings, today: string): string {
  if (name) return name
  if (date === null) return t('No date yet')
  if (date === today) return t('Today')
  return shortDayText(date)
}
