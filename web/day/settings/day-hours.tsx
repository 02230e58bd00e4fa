import type { DaySettings } from '#day/entries/values.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { useDayPage } from '#web/day/state/day-page.ts'
import { t } from '#web/language/translate.ts'
import './day-hours.css'
import { TimeSelect } from './time-select.tsx'

type DayHoursProps = {
  settings: Pick<DaySettings, 'date' | 'leavesAt' | 'backBy'>
  onChange: (settings: Partial<DaySettings>) => void
}

export function DayHours({ settings: { date, leavesAt, backBy }, onChange }: DayHoursProps) {
  const today = dateInIndia(useDayPage().now)
  return (
    <div className="day-hours on-screen">
      <TimeSelect
        label={t('Leave')}
        value={leavesAt}
        noTime={(date ?? today) === today ? t('Now') : t('Morning')}
        onChoose={(chosen) => onChange({ leavesAt: chosen })}
      />
      <TimeSelect
        label={t('Back by')}
        value={backBy}
        from={9 * 60}
        onChoose={(chosen) => chosen !== null && onChange({ backBy: chosen })}
      />
    </div>
  )
}
