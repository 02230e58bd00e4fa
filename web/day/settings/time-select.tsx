import { minutesPerDay } from '#guide/opening-hours/india-time.ts'
import { Choice } from '#web/day/choice/choice.tsx'
import { timeText } from '#web/language/time-text.ts'

type TimeSelectProps = {
  label: string
  /** Null for what `noTime` says. */
  value: number | null
  noTime?: string
  from?: number
  onChoose: (minute: number | null) => void
}

/** In half hours and the page's language: a browser's own control would use the browser's. */
export function TimeSelect({ label, value, noTime, from = 3 * 60, onChoose }: TimeSelectProps) {
  const times = Array.from({ length: (minutesPerDay - from) / 30 + 1 }, (_, index) => from + index * 30)
  const all = value === null ? times : [...new Set([...times, value])].sort((one, other) => one - other)
  return (
    <Choice
      label={label}
      value={value === null ? '' : String(value)}
      onChoose={(chosen) => onChoose(chosen === '' ? null : Number(chosen))}
    >
      {noTime !== undefined && <option value="">{noTime}</option>}
      {all.map((minute) => (
        <option key={minute} value={minute}>
          {timeText(minute)}
        </option>
      ))}
    </Choice>
  )
}
