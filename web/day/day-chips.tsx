import type { DatedDay } from '#day/dated-days.ts'
import { type Day, templesOf } from '#day/entries/days.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { t } from '../language/translate.ts'
import './day-chips.css'
import { dayName } from './day-name-text.ts'
import { useDayPage } from './state/day-page.ts'
import { openDay } from './state/open-day.ts'

type DayChipsProps = {
  days: readonly DatedDay[]
  shown: Day
  isNew: boolean
  onNew: (isNew: boolean) => void
}

/** All plans, and a new one: none is stored until it has temples. */
export function DayChips({ days, shown, isNew, onNew }: DayChipsProps) {
  const { now, edits } = useDayPage()
  const today = dateInIndia(now)
  const open = (id: string) => {
    edits.dismiss()
    onNew(false)
    void openDay(id)
  }
  return (
    <ul className="day-chips" aria-label={t('Plan')}>
      {yetToComeFirst(days, today).map(({ day, date }) => (
        <li key={day.id}>
          <button type="button" aria-pressed={!isNew && day.id === shown.id} onClick={() => open(day.id)}>
            {`${dayName(day.settings, date, today)} · ${templesOf(day).length}`}
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          aria-pressed={isNew}
          onClick={() => {
            edits.dismiss()
            onNew(true)
          }}
        >
          <span aria-hidden="true">+ </span>
          {t('New plan')}
        </button>
      </li>
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
