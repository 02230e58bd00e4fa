import { dateAfter, dateInIndia, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { worksOut } from './advice/works-out.ts'
import { inOrder, reorderRest, saveDay } from './change.ts'
import type { DatedDay } from './dated-days.ts'
import { type Day, templesOf } from './entries/days.ts'
import type { Change } from './entries/entry.ts'
import { newDay } from './entries/new-day.ts'
import { frameOf } from './frame.ts'
import type { DayPlaces } from './places.ts'
import type { DayTemple } from './plan/day-temple.ts'
import { drivenInOrder } from './plan/drive.ts'
import { toHalfHour } from './plan/rounding.ts'
import { isCrowdedOn, needsDayOfItsOwn } from './plan/visit-length.ts'
import type { DayView } from './view.ts'

const leavesAt = 6 * 60

const daysLookedAt = 30

export function crowdingOut({ ahead, rest }: DayView): readonly DayTemple[] {
  if (rest.temples.length < 2) return []
  return ahead.filter(
    (temple) => rest.temples.includes(temple) && needsDayOfItsOwn(temple, rest.frame.ticket),
  )
}

/**
 * The day with this temple alone, from where the other one starts: on the first date from tomorrow on that has no plan
 * yet, that is like other days at the temple, and on which the reader is back before midnight. Null if there is none, or
 * the temple has its day already.
 */
export function ownDay(
  id: string,
  temple: DayTemple,
  { day, frame }: Pick<DayView, 'day' | 'frame'>,
  days: readonly DatedDay[],
  gateways: DayPlaces['gateways'],
  now: Date,
): Day | null {
  const today = dateInIndia(now)
  const others = days.filter((one) => one.day.id !== day.id)
  if (others.some((one) => one.date >= today && templesOf(one.day).includes(temple.id))) return null
  const taken = new Set([frame.date, ...others.map(({ date }) => date)])
  const { start, end, startsNearMe = false, pace } = day.settings
  let date = today
  for (let count = 0; count < daysLookedAt; count++) {
    date = dateAfter(date, 1)
    if (taken.has(date) || isUnlikeOtherDays(date, temple)) continue
    const settings = { ...newDay, start, end, startsNearMe, pace, date, leavesAt }
    const untilMidnight = frameOf({ ...settings, backBy: minutesPerDay }, { gateways }, null, now)
    if (!worksOut(untilMidnight, [temple])) continue
    const { backAt } = drivenInOrder(untilMidnight, [temple])
    const backBy = Math.max(newDay.backBy, toHalfHour(backAt))
    return inOrder({ id, settings: { ...settings, backBy }, stops: [] }, [temple.id])
  }
  return null
}

function isUnlikeOtherDays(date: string, temple: DayTemple): boolean {
  const { closures = [], dates = [] } = temple.openingHours.value ?? {}
  return [...closures, ...dates].some((day) => day.date === date) || isCrowdedOn(date, temple)
}

export function giveOwnDay(view: DayView, own: Day): Change[] {
  const [temple] = templesOf(own) as [TempleId]
  const { temples } = view.rest
  const others = temples.filter(({ id }) => id !== temple).map(({ id }) => id)
  return [...(others.length < temples.length ? reorderRest(view, others) : []), ...saveDay(own)]
}
