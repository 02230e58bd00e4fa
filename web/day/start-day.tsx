import { Suspense, useState } from 'react'
import type { Day } from '#day/entries/days.ts'
import { newDay } from '#day/entries/new-day.ts'
import type { DaySettings } from '#day/entries/values.ts'
import { dayAfter, minuteOfDay, morning } from '#day/frame.ts'
import { dateAhead, freeDate } from '#day/free-date.ts'
import { toHalfHour } from '#day/plan/rounding.ts'
import type { ReadyDayName } from '#day/ready-days.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { dayText } from '#web/language/date-text.ts'
import { timeText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'
import { newDayId } from '#web/saved/new-id.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { usePosition } from '#web/shell/position/position.ts'
import { rememberedGateway } from '#web/shell/position/remembered-gateway.ts'
import { optionalPart } from '#web/shell/start/late-part.tsx'
import { focusHeading } from '#web/shell/use-focus-after-navigation.ts'
import { OutcomeBar } from './outcome-bar.tsx'
import { ReadyDays } from './ready/ready-days.tsx'
import { NearMeNotice } from './settings/near-me-notice.tsx'
import { StartSelect } from './settings/place-select.tsx'
import { TimeSelect } from './settings/time-select.tsx'
import { useDayPage } from './state/day-page.ts'
import { useDayTitle } from './state/day-title.ts'
import './start-day.css'

// These load for readers who open them, and with the plan of a day.
const ChangeDay = optionalPart(async () => (await import('./settings/change-day.tsx')).ChangeDay)
const DayHours = optionalPart(async () => (await import('./settings/day-hours.tsx')).DayHours)

type StartDayProps = {
  /** It exists already, without temples. */
  day: Day | undefined
  /** The plan that the reader has seen before: a further one begins and ends where it does. */
  other?: Day
  /** The dates of other plans. */
  taken?: readonly string[]
  onPlanned?: () => void
}

/** One button away from a plan, of which nothing is stored before. */
export function StartDay({ day, other, taken = [], onPlanned }: StartDayProps) {
  const { edits, now } = useDayPage()
  const { settings, change } = useSettings(day, other, taken)
  useDayTitle(other ? t('New plan') : t('My day'))
  const { plan, planTomorrow, planReady, fitsNot } = usePlanning(day, settings, change, taken, onPlanned)
  return (
    <div className="day-start-page">
      <form
        className="day-start"
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
          <div className="day-notice" role="alert">
            <p>{t('No temple fits in these hours.')}</p>
            <button type="button" className="button quiet" onClick={planTomorrow}>
              {t('Plan tomorrow, from {time}', { time: timeText(morning) })}
            </button>
          </div>
        )}
        {!other && (
          <p>
            <Link to="/temples">{t('Or choose temples from the list')}</Link>
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
  const today = dateInIndia(now)
  const free = freeDate(taken, today)
  const begun = other ? likeOther(other, usual, free === today ? null : free) : stillToCome(day, usual, today)
  const date = dateAhead({ ...begun, ...chosen }, taken, now)
  const isAnotherDay = date !== null && date !== today
  const settings: DaySettings = {
    ...begun,
    // The usual end of a day that begins now depends on the hour; the end of another day does not.
    ...(isAnotherDay && (other || !day) && { backBy: newDay.backBy }),
    ...chosen,
    date,
  }
  const change = (changed: Partial<DaySettings>) =>
    choose((before) => ({ ...before, ...withChosen(settings, changed, taken, now) }))
  return { settings, change }
}

/** A date chosen after an hour that is past on it begins now; no hour, after one of another date, stays on that. */
function withChosen(
  settings: DaySettings,
  changed: Partial<DaySettings>,
  taken: readonly string[],
  now: Date,
): Partial<DaySettings> {
  const { date, leavesAt } = { ...settings, ...changed }
  if (changed.leavesAt === null) return { date, ...changed }
  const isPast = changed.date !== undefined && dateAhead({ date, leavesAt }, taken, now) !== date
  return isPast ? { leavesAt: null, ...changed } : changed
}

function likeOther({ settings }: Day, usual: DaySettings, date: string | null): DaySettings {
  const { start, end, startsNearMe = false, pace } = settings
  return { ...usual, start, end, startsNearMe, pace, date }
}

/** What was chosen for a date that has passed, before the temples went, does not make a plan for it. */
function stillToCome(day: Day | undefined, usual: DaySettings, today: string): DaySettings {
  if (!day) return usual
  const { date } = day.settings
  return date !== null && date < today ? { ...day.settings, date: null, leavesAt: null } : day.settings
}

/** The day starts where the list of temples does, and lasts some hours. */
function useUsualSettings(): DaySettings {
  const { places, now } = useDayPage()
  const isKnown = usePosition().state === 'known'
  const [usual] = useState(() => {
    const start = places.gateways.find(({ id }) => id === rememberedGateway())?.id ?? newDay.start
    const soon = toHalfHour(minuteOfDay(dateInIndia(now), now) + 180)
    const backBy = Math.min(24 * 60, Math.max(newDay.backBy, soon))
    return { ...newDay, start, end: start, startsNearMe: isKnown, backBy }
  })
  return usual
}

function usePlanning(
  day: Day | undefined,
  settings: DaySettings,
  change: SettingsProps['onChange'],
  taken: readonly string[],
  onPlanned: StartDayProps['onPlanned'],
) {
  const { places, now, edits } = useDayPage()
  const position = usePosition()
  // The id is fixed, so that a double tap creates only one day.
  const [id] = useState(() => day?.id ?? newDayId())
  const [fitsNot, setFitsNot] = useState<ReadyDayName | 'any' | null>(null)
  const today = dateInIndia(now)

  const here = settings.startsNearMe && position.state === 'known' ? position.at : null
  const wanted: Day = { id, settings, stops: day?.stops ?? [] }

  async function plan(other: Partial<DaySettings> = {}): Promise<void> {
    // It comes with the plan of a day, which loads at the first touch.
    const { planNewDay } = await import('#day/plan-new-day.ts')
    change(other)
    const day = { ...wanted, settings: { ...settings, ...other } }
    await keep(planNewDay(day, taken, places, here, now), 'any')
  }

  async function planReady(name: ReadyDayName): Promise<void> {
    const { planReadyDay } = await import('#day/ready-days.ts')
    await keep(planReadyDay(name, wanted, taken, places, here, now), name)
  }

  async function keep(planned: Day | null, what: ReadyDayName | 'any'): Promise<void> {
    setFitsNot(planned === null ? what : null)
    if (planned === null) return
    const { saveDay } = await import('#day/change.ts')
    // The button that was pressed disappears, and the browser would keep what is below it in place.
    scrollTo(0, 0)
    focusHeading()
    // The plan says itself what it is.
    await edits.make('', saveDay(planned), { opens: id })
    onPlanned?.()
  }

  return {
    plan,
    planReady,
    planTomorrow: () => plan({ date: dayAfter(today), leavesAt: morning, backBy: newDay.backBy }),
    fitsNot,
  }
}
