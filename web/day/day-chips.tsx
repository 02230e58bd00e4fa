import { type Day, days, templesOf } from '#day/entries/days.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { t } from '../language/translate.ts'
import './day-chips.css'
import { dayName } from './day-name-text.ts'
import { useDayPage } from './state/day-page.ts'
import { openDay } from './state/open-day.ts'

type DayChipsProps = { shown: Day; isNew: boolean; onNew: (isNew: boolean) => void }

/** All plans, and a new one: none is stored until it has temples. */
export function DayChips({ shown, isNew, onNew }: DayChipsProps) {
  const { entries, now, edits } = useDayPage()
  const today = dateInIndia(now)
  const open = (id: string) => {
    edits.dismiss()
    onNew(false)
    void openDay(id)
  }
  return (
    <ul className="day-chips" aria-label={t('Plan')}>
      {yetToComeFirst(days(entries), today).map(({ id, settings, stops }) => (
        <li key={id}>
          <button type="button" aria-pressed={!isNew && id === shown.id} onClick={() => open(id)}>
            {`${dayName(settings, today)} · ${stops.filter(({ stop }) => stop.rank !== null).length}`}
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

/** A plan without a date is for today. */
function yetToComeFirst(all: readonly Day[], today: string): Day[] {
  const dateOf = ({ settings }: Day) => settings.date ?? today
  const planned = all
    .filter((day) => templesOf(day).length > 0)
    .sort((one, other) => Date.parse(dateOf(one)) - Date.parse(dateOf(other)))
  return [
    ...planned.filter((day) => dateOf(day) >= today),
    ...planned.filter((day) => dateOf(day) < today).reverse(),
  ]
}
