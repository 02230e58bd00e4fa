import { Suspense, useState } from 'react'
import type { Day } from '#day/entries/days.ts'
import { newDay } from '#day/entries/new-day.ts'
import type { DaySettings } from '#day/entries/values.ts'
import { minuteOfDay, morning } from '#day/frame.ts'
import { choosing, proposedSettings, usualSettings } from '#day/new/proposed-settings.ts'
import { toHalfHour } from '#day/plan/rounding.ts'
import { dateAfter, dateInIndia } from '#guide/opening-hours/india-time.ts'
import { dayText } from '#web/language/date-text.ts'
import { timeText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'
import { newDayId } from '#web/saved/new-id.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { usePosition } from '#web/shell/position/position.ts'
import { rememberedGateway } from '#web/shell/position/remembered-gateway.ts'
import { optionalPart } from '#web/shell/start/late-part.tsx'
import { OutcomeBar } from './outcome-bar.tsx'
import { ReadyDays } from './ready/ready-days.tsx'
import { NearMeNotice } from './settings/near-me-notice.tsx'
import { StartSelect } from './settings/place-select.tsx'
import { TimeSelect } from './settings/time-select.tsx'
import { useDayPage } from './state/day-page.ts'
import { useDayTitle } from './state/day-title.ts'
import { usePlanning } from './state/use-planning.ts'
import './start-day.css'

// These load for readers who open them, and with the plan of a day.
const ChangeDay = optionalPart(async () => (await import('./settings/change-day.tsx')).ChangeDay)
const DayHours = optionalPart(async () => (await import('./settings/day-hours.tsx')).DayHours)

type StartDayProps = {
  day: Day | undefined
  /** The plan that the reader has seen before: a further one begins and ends where it does. */
  other?: Day
  taken?: readonly string[]
  onPlanned?: () => void
}

/** One button away from a plan, of which nothing is stored before. */
export function StartDay({ day, other, taken = [], onPlanned }: StartDayProps) {
  const { edits, now } = useDayPage()
  const { settings, change } = useSettings(day, other, taken)
  useDayTitle(other ? t('New plan') : t('My day'))
  // The id is fixed, so that a double tap creates only one day.
  const [id] = useState(() => day?.id ?? newDayId())
  const { plan, planReady, fitsNot } = usePlanning(
    { id, settings, stops: day?.stops ?? [] },
    taken,
    onPlanned,
  )
  const planTomorrow = () => {
    const tomorrow = { date: dateAfter(dateInIndia(now), 1), leavesAt: morning, backBy: newDay.backBy }
    change(tomorrow)
    void plan(tomorrow)
  }
  return (
    <div className="day-start-page stack gap-4">
      <form
        className="day-start stack gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void plan()
        }}
      >
        <p className="lead">{t('Which temples, in which order, in the hours you have.')}</p>
        {settings.date !== null && settings.date !== dateInIndia(now) && (
          <p>
            <strong>{dayText(settings.date)}</strong>
          </p>
        )}
        <FromAndUntil settings={settings} onChange={change} />
        <button type="submit" className="button">
          {t('Plan my day')}
        </button>
        {fitsNot === 'any' && (
          <div className="day-notice sheet stack gap-2" role="alert">
            <p>{t('No temple fits in these hours.')}</p>
            <button type="button" className="button quiet" onClick={planTomorrow}>
              {t('Plan tomorrow, from {time}', { time: timeText(morning) })}
            </button>
          </div>
        )}
        {!other && (
          <p>
            <Link className="target" to="/temples">
              {t('Or choose temples from the list')}
            </Link>
          </p>
        )}
      </form>
      <MoreSettings settings={settings} onChange={change} />
      <ReadyDays settings={settings} fitsNot={fitsNot} onChoose={planReady} />
      <OutcomeBar edits={edits} />
    </div>
  )
}

type SettingsProps = { settings: DaySettings; onChange: (changed: Partial<DaySettings>) => void }

function FromAndUntil({ settings, onChange }: SettingsProps) {
  const { places, now } = useDayPage()
  const { start, startsNearMe, leavesAt, backBy, date } = settings
  const today = dateInIndia(now)
  const isNow = leavesAt === null && (date === null || date === today)
  const soonest = isNow ? toHalfHour(minuteOfDay(today, now) + 1) : 0
  return (
    <>
      <div className="day-start-row">
        <StartSelect settings={settings} onChange={onChange} />
        <TimeSelect
          label={isNow ? t('I’m free until') : t('Until')}
          value={backBy}
          from={Math.max(9 * 60, soonest)}
          onChoose={(chosen) => chosen !== null && onChange({ backBy: chosen })}
        />
      </div>
      {startsNearMe && (
        <NearMeNotice
          instead={places.gateways.find(({ id }) => id === start)?.choice ?? t('A point on the map')}
        />
      )}
    </>
  )
}

function MoreSettings({ settings, onChange }: SettingsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="day-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('Options')}</summary>
      {isOpen && (
        <Suspense>
          <DayHours settings={settings} onChange={onChange} />
          <ChangeDay settings={settings} onChange={onChange} />
        </Suspense>
      )}
    </details>
  )
}

function useSettings(day: Day | undefined, other: Day | undefined, taken: readonly string[]) {
  const { now } = useDayPage()
  const usual = useUsualSettings()
  const [chosen, choose] = useState<Partial<DaySettings>>({})
  const settings = proposedSettings({ usual, day, other, taken }, chosen, now)
  const change = (changed: Partial<DaySettings>) =>
    choose((before) => ({ ...before, ...choosing(settings, changed, taken, now) }))
  return { settings, change }
}

/** The day starts where the list of temples does. */
function useUsualSettings(): DaySettings {
  const { places, now } = useDayPage()
  const isKnown = usePosition().state === 'known'
  const [usual] = useState(() => {
    const start = places.gateways.find(({ id }) => id === rememberedGateway())?.id ?? newDay.start
    return usualSettings(start, isKnown, now)
  })
  return usual
}
