import type { OpeningSession } from '#guide/opening-hours/hours.ts'
import { clockOf, minutesOf, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import { limits, reasons } from '#today/values.ts'
import { timeText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'
import { Chips } from './choice/chips.tsx'
import { reasonText } from './choice-names.ts'
import type { Drafts, FieldsProps } from './draft.ts'
import { TempleChips } from './temple-chips.tsx'

const morning: OpeningSession = { opens: '06:00', closes: '12:00' }
const evening: OpeningSession = { opens: '16:00', closes: '20:00' }

export function HoursFields({ draft: { temple, sessions, reason }, change }: FieldsProps<Drafts['hours']>) {
  const isOpen = sessions !== undefined && sessions.length > 0
  return (
    <>
      <TempleChips temple={temple} onChoose={(temple) => change({ temple })} />
      <Chips
        legend={t('What is different?')}
        choices={[
          { value: 'shut', text: t('Closed') },
          { value: 'open', text: t('Other hours') },
        ]}
        value={sessions && (isOpen ? 'open' : 'shut')}
        onChoose={(state) => change({ sessions: state === 'shut' ? [] : isOpen ? sessions : [morning] })}
      />
      {isOpen && <Sessions sessions={sessions} onChange={(sessions) => change({ sessions })} />}
      <Chips
        legend={t('Why?')}
        choices={reasons.map((value) => ({ value, text: reasonText(value) }))}
        value={reason}
        onChoose={(reason) => change({ reason })}
      />
    </>
  )
}

type SessionsProps = {
  sessions: readonly OpeningSession[]
  onChange: (sessions: readonly OpeningSession[]) => void
}

function Sessions({ sessions, onChange }: SessionsProps) {
  return (
    <>
      {sessions.map((session, index) => {
        const change = (changes: Partial<OpeningSession>) =>
          onChange(sessions.map((one, place) => (place === index ? { ...one, ...changes } : one)))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their order.
          <div className="desk-session" key={index}>
            <TimeOfDay label={t('Opens')} value={session.opens} onChoose={(opens) => change({ opens })} />
            <TimeOfDay label={t('Closes')} value={session.closes} onChoose={(closes) => change({ closes })} />
          </div>
        )
      })}
      <p className="desk-buttons cluster gap-2">
        {sessions.length < limits.sessions && (
          <button
            type="button"
            className="button small quiet"
            onClick={() => onChange([...sessions, sessions.length === 1 ? evening : after(sessions)])}
          >
            {t('More hours')}
          </button>
        )}
        {sessions.length > 1 && (
          <button
            type="button"
            className="button small quiet"
            onClick={() => onChange(sessions.slice(0, -1))}
          >
            {t('Fewer hours')}
          </button>
        )}
      </p>
    </>
  )
}

function after(sessions: readonly OpeningSession[]): OpeningSession {
  const last = Math.max(...sessions.map(({ closes }) => minutesOf(closes)))
  const opens = Math.min(last + 30, minutesPerDay - 30)
  return { opens: clockOf(opens), closes: clockOf(Math.min(opens + 60, minutesPerDay)) }
}

const times = Array.from({ length: 49 }, (_, index) => index * 30)

type TimeOfDayProps = { label: string; value: string; onChoose: (time: string) => void }

function TimeOfDay({ label, value, onChoose }: TimeOfDayProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {times.map((minute) => (
          <option key={minute} value={clockOf(minute)}>
            {timeText(minute)}
          </option>
        ))}
      </select>
    </label>
  )
}
