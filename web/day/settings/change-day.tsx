import type { DaySettings } from '#day/entries/values.ts'
import { paces } from '#day/plan/day-frame.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { useDayPage } from '#web/day/state/day-page.ts'
import { durationText } from '#web/language/duration-text.ts'
import { kilometresText } from '#web/language/length-text.ts'
import { message, t } from '#web/language/translate.ts'
import './change-day.css'
import { Choice } from '#web/day/choice/choice.tsx'
import { PlaceSelect, StartSelect } from './place-select.tsx'

const paceTexts: Record<DaySettings['pace'], string> = {
  brisk: message('Quick visits'),
  usual: message('As most people do'),
  unhurried: message('Unhurried'),
}

type SettingsProps = { settings: DaySettings; onChange: (settings: Partial<DaySettings>) => void }

export function ChangeDay(props: SettingsProps) {
  return (
    <div className="day-settings stack gap-2">
      <WhereAndOnWhatDate {...props} />
      <HowToSpendIt {...props} />
    </div>
  )
}

function WhereAndOnWhatDate({ settings, onChange }: SettingsProps) {
  const today = dateInIndia(useDayPage().now)
  const date = settings.date ?? today
  return (
    <>
      <StartSelect settings={settings} onChange={onChange} />
      <PlaceSelect label={t('Back to')} place={settings.end} onChoose={(end) => onChange({ end })} />
      <label className="day-choice strong tight stack gap-1">
        <span>{t('Date')}</span>
        <input
          type="date"
          min="2000-01-01"
          max="9999-12-31"
          value={date}
          onChange={({ target }) => {
            if (target.validity.valid && target.value) onChange({ date: target.value })
          }}
        />
      </label>
    </>
  )
}

function HowToSpendIt({ settings, onChange }: SettingsProps) {
  return (
    <>
      <Choice
        label={t('Pace')}
        value={settings.pace}
        onChoose={(chosen) => {
          const pace = paces.find((one) => one === chosen)
          if (pace) onChange({ pace })
        }}
      >
        {paces.map((pace) => (
          <option key={pace} value={pace}>
            {t(paceTexts[pace])}
          </option>
        ))}
      </Choice>
      <MinutesChoice
        label={t('Lunch')}
        minutes={settings.lunchMinutes}
        choices={[0, 30, 45, 60, 90]}
        onChoose={(lunchMinutes) => onChange({ lunchMinutes })}
      />
      <MinutesChoice
        label={t('Time to spare')}
        minutes={settings.reserveMinutes}
        choices={[0, 15, 30, 60, 90]}
        onChoose={(reserveMinutes) => onChange({ reserveMinutes })}
      />
      <Choice
        label={t('By road, at most')}
        value={String(settings.mostKilometres)}
        onChoose={(kilometres) => onChange({ mostKilometres: Number(kilometres) })}
      >
        {withOwn([30, 60, 100, 150, 200, 300], settings.mostKilometres).map((kilometres) => (
          <option key={kilometres} value={kilometres}>
            {kilometresText(kilometres)}
          </option>
        ))}
      </Choice>
    </>
  )
}

type MinutesChoiceProps = {
  label: string
  minutes: number
  choices: readonly number[]
  onChoose: (minutes: number) => void
}

function MinutesChoice({ label, minutes, choices, onChoose }: MinutesChoiceProps) {
  return (
    <Choice label={label} value={String(minutes)} onChoose={(chosen) => onChoose(Number(chosen))}>
      {withOwn(choices, minutes).map((one) => (
        <option key={one} value={one}>
          {one === 0 ? t('None') : durationText(one)}
        </option>
      ))}
    </Choice>
  )
}

/** `own` is the value that the day has, which may be any number. */
function withOwn(choices: readonly number[], own: number): number[] {
  return [...new Set([...choices, own])].sort((one, other) => one - other)
}
