import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { Coordinates } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Places } from './day-temple.ts'
import type { Day } from './entries/days.ts'
import { newDay } from './entries/new-day.ts'
import type { DaySettings } from './entries/values.ts'
import { dayAfter, minuteOfDay } from './frame.ts'
import { planNewDay } from './plan-new-day.ts'
import { asPlanned, type DayView } from './view.ts'

export type ReadyDayName = 'town' | 'srikalahasti' | 'tirumala'

export type ReadyDay = { name: ReadyDayName; view: DayView }

type Kind = { name: ReadyDayName; temples: readonly TempleId[]; mostMinutes: number }

const kinds: readonly Kind[] = [
  {
    name: 'town',
    temples: ['kapila-theertham', 'govindaraja', 'tiruchanoor'],
    // More would not be half a day.
    mostMinutes: 6 * 60,
  },
  { name: 'srikalahasti', temples: ['srikalahasti'], mostMinutes: Number.POSITIVE_INFINITY },
  { name: 'tirumala', temples: ['tirumala'], mostMinutes: Number.POSITIVE_INFINITY },
]

const early = 6 * 60

/** Those that work out with all their temples on the date of the day; without a date today, or else tomorrow. */
export function readyDays(day: Day, places: Places, here: Coordinates | null, now: Date): ReadyDay[] {
  const tries = triesOf(day.settings, now)
  return kinds.flatMap(({ name, temples, mostMinutes }) => {
    const some = { ...places, temples: places.temples.filter(({ id }) => temples.includes(id)) }
    for (const settings of tries) {
      const planned = planNewDay({ ...day, settings }, some, here, now)
      if (!planned) continue
      const view = asPlanned(planned, {}, places, now, here)
      const isWhole = view.ahead.length === temples.length
      if (isWhole && view.timeline.backAt - view.frame.leavesAt <= mostMinutes) return [{ name, view }]
    }
    return []
  })
}

function triesOf(settings: DaySettings, now: Date): DaySettings[] {
  const today = dateInIndia(now)
  const tomorrow = { ...settings, date: dayAfter(today), leavesAt: null, backBy: newDay.backBy }
  const isToday = settings.date === null || settings.date === today
  return (isToday ? [settings, tomorrow] : [settings]).flatMap((one) => {
    const date = one.date ?? today
    // A long day works out only from before the usual hour.
    const canBeEarly = one.leavesAt === null && minuteOfDay(date, now) <= early
    return canBeEarly ? [one, { ...one, date, leavesAt: early }] : [one]
  })
}
