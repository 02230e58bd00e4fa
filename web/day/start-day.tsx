import { type FormEvent, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { Wishes } from '#guide/plan/plan.ts'
import type { DayItem } from '#visits/items.ts'
import { timeText } from '../language/time-text.ts'
import { t } from '../language/translate.ts'
import { rememberedGateway } from '../list/remembered-gateway.ts'
import { usePosition } from '../position/position.ts'
import { optionalPart } from '../start/optional-part.tsx'
import type { ListedGateway } from '../temples/distance-text.ts'
import type { Day } from '../visits/days.ts'
import { dayKey, newDayId } from '../visits/keys.ts'
import { newDay } from '../visits/new-day.ts'
import type { DayTemple } from './day-temple.ts'
import { dayText } from './handover/day-text.ts'
import { OutcomeBar } from './outcome-bar.tsx'
import { dayAfter, framedDay, minuteOfDay, morning } from './progress/frame.ts'
import { NearMeNotice } from './settings/near-me-notice.tsx'
import { StartSelect } from './settings/place-select.tsx'
import { TimeSelect } from './settings/time-select.tsx'
import './start-day.css'
import type { Changes } from './use-changes.ts'

// For who opens them; they come with the plan of a day, too.
const ChangeDay = optionalPart(async () => (await import('./settings/change-day.tsx')).ChangeDay)
const ManageDays = optionalPart(async () => (await import('./manage-days.tsx')).ManageDays)

type StartDayProps = {
  /** One without temples, if there is one. */
  day: Day | undefined
  temples: readonly DayTemple[]
  gateways: readonly ListedGateway[]
  now: Date
  changes: Changes
}

/** From where and until when: one button away from a plan. */
export function StartDay({ day, temples, gateways, now, changes }: StartDayProps) {
  const position = usePosition()
  // A second tap makes no second day.
  const [id] = useState(() => day?.id ?? newDayId())
  const [usual] = useState(() => ({
    ...settingsAt(now, gateways),
    // Where the list starts, too.
    startsNearMe: position.state === 'known',
  }))
  const [chosen, choose] = useState<Partial<DayItem>>({})
  const today = dateInIndia(now)
  const isAnotherDay = typeof chosen.date === 'string' && chosen.date !== today
  const settings = {
    ...(day?.day ?? usual),
    // How late it is now says nothing of another day.
    ...(isAnotherDay && !day && { backBy: newDay.backBy }),
    ...chosen,
  }
  const change = (changed: Partial<DayItem>) => choose((before) => ({ ...before, ...changed }))
  const startName = gateways.find(({ id }) => id === settings.start)?.choice ?? t('A point on the map')
  const [isOpen, setOpen] = useState(false)
  const [isNothingOpen, setNothingOpen] = useState(false)
  const isLater = settings.date !== null && settings.date !== today
  const here = settings.startsNearMe && position.state === 'known' ? position.at : null

  async function plan(other: Partial<DayItem> = {}): Promise<void> {
    // They come with the plan of a day, from the first touch on.
    const [{ planDay }, { latestStart }, { isTooLate }, { stopsOrdered }, { roundTimeText }] =
      await Promise.all([
        import('#guide/plan/plan-day.ts'),
        import('#guide/plan/latest-start.ts'),
        import('./progress/next-start.ts'),
        import('./changes.ts'),
        import('./timeline/stop-texts.ts'),
      ])
    const wanted = { ...settings, ...other }
    const { frame } = framedDay(wanted, gateways, here, now)
    const wishes = Object.fromEntries(temples.map(({ id }) => [id, 'like'])) as Wishes
    const { timeline } = planDay(frame, temples, wishes)
    const isFree = wanted.date === null && wanted.leavesAt === null
    if (isFree && isTooLate(frame, temples)) return plan({ date: dayAfter(today), backBy: newDay.backBy })
    change(other)
    setNothingOpen(timeline.stops.length === 0)
    if (timeline.stops.length === 0) return
    const planned = timeline.stops.flatMap(({ temple }) => temples.find(({ id }) => id === temple) ?? [])
    const next: Day = {
      id,
      // It is that day, and that hour, from now on.
      day: { ...wanted, date: frame.date, leavesAt: wanted.leavesAt ?? latestStart(frame, planned) },
      stops: day?.stops ?? [],
    }
    // Or the browser would keep in place what stands below the plan.
    scrollTo(0, 0)
    const outcome = { count: timeline.stops.length, time: roundTimeText(timeline.backAt) }
    changes.change(
      frame.date === today
        ? t('Planned. Temples: {count}, back at about {time}', outcome)
        : t('Planned for {date}. Temples: {count}, back at about {time}', {
            ...outcome,
            date: dayText(new Date(frame.date)),
          }),
      [
        { key: dayKey(next.id), value: next.day },
        ...stopsOrdered(
          next,
          planned.map((temple) => temple.id),
        ),
      ],
    )
  }

  return (
    <>
      <form
        className="day-start"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          plan()
        }}
      >
        <p className="lead">{t('Which temples, in which order, in the hours you have.')}</p>
        <div className="day-start-row">
          <StartSelect gateways={gateways} day={settings} onChange={change} />
          <TimeSelect
            label={settings.leavesAt === null && !isLater ? t('Now, until') : t('Until')}
            value={settings.backBy}
            from={9 * 60}
            onChoose={(backBy) => backBy !== null && change({ backBy })}
          />
        </div>
        {settings.startsNearMe && <NearMeNotice instead={startName} />}
        <button type="submit" className="button day-plan-button">
          {t('Plan my day')}
        </button>
        {isNothingOpen && (
          <div className="day-notice" role="alert">
            <p>{t('No temple can be seen in these hours.')}</p>
            <button
              type="button"
              className="button quiet"
              onClick={() => plan({ date: dayAfter(today), leavesAt: morning, backBy: newDay.backBy })}
            >
              {t('Plan tomorrow, from {time}', { time: timeText(morning) })}
            </button>
          </div>
        )}
        <p>
          <Link to="/temples">{t('Or choose temples from the list')}</Link>
        </p>
      </form>
      <details className="day-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('Change the day')}</summary>
        {isOpen && (
          <Suspense>
            <ChangeDay day={settings} today={today} gateways={gateways} onChange={change} />
            {day && <ManageDays day={day} changes={changes} />}
          </Suspense>
        )}
      </details>
      <OutcomeBar changes={changes} />
    </>
  )
}

/** What most people mean by now: from where they look at the list, and for some hours. */
function settingsAt(now: Date, gateways: readonly ListedGateway[]): DayItem {
  const start = gateways.find(({ id }) => id === rememberedGateway())?.id ?? newDay.start
  const soon = Math.ceil((minuteOfDay(dateInIndia(now), now) + 180) / 30) * 30
  return { ...newDay, start, end: start, backBy: Math.min(24 * 60, Math.max(newDay.backBy, soon)) }
}
