import type { DatedDay } from '#day/dated-days.ts'
import { type Day, templesOf } from '#day/entries/days.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { t } from '#web/language/translate.ts'
import './day-chips.css'
import { dayName } from './day-name-text.ts'
import { useDayPage } from './state/day-page.ts'
import { openDay } from './state/open-day.ts'

type DayChipsProps = {
  days: readonly DatedDay[]
  /** Null beside the form for a further one. */
  shown: Day | null
  onOpened: () => void
}

export function DayChips({ days, shown, onOpened }: DayChipsProps) {
  const { now, edits } = useDayPage()
  const today = dateInIndia(now)
  const open = (id: string) => {
    edits.dismiss()
    onOpened()
    void openDay(id)
  }
  return (
    <ul className="day-chips on-screen cluster gap-2 plain-list" aria-label={t('Plan')}>
      {yetToComeFirst(days, today).map(({ day, date }) => (
        <li key={day.id}>
          <button type="button" aria-pressed={day.id === shown?.id} onClick={() => open(day.id)}>
            {`${dayName(day.settings, date, today)} · ${templesOf(day).length}`}
          </button>
        </li>
      ))}
    </ul>
  )
}

function yetToComeFirst(days: readonly DatedDay[], today: string): DatedDay[] {
  const sorted = [...days].sort((one, other) => Date.parse(one.date) - Date.parse(other.date))
  return [
    ...sorted.filter(({ date }) => date >= today),
    ...sorted.filter(({ date }) => date < today).reverse(),
  ]
}
