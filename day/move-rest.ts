import { isTempleId } from '#guide/temple-ids.ts'
import { changeSettings, changeStop, inOrder, removeDay, reorder, saveDay } from './change.ts'
import type { DatedDay } from './dated-days.ts'
import { type Day, newStop, stopOf, templesOf } from './entries/days.ts'
import type { Change } from './entries/entry.ts'
import type { DayTemple } from './plan/day-temple.ts'
import type { DayView } from './view.ts'

/** `into` is the day that has the rest now. */
type Moved = { changes: Change[]; into: string }

/**
 * Plans what was not seen for another date: at the end of the plan that the date has, else in a new one. A plan of which
 * nothing was seen moves as it is.
 */
export function moveRest(
  { day, seen, ahead }: Pick<DayView, 'day' | 'seen' | 'ahead'>,
  days: readonly DatedDay[],
  date: string,
  newId: string,
): Moved {
  const begun = { date, leavesAt: null }
  const there = days.find((one) => one.day.id !== day.id && one.date === date)?.day
  if (seen.length === 0 && !there) return { changes: changeSettings(day, begun), into: day.id }
  const fresh = { id: newId, settings: { ...day.settings, ...begun, name: '' }, stops: [] }
  const joined = withRest(there ?? fresh, day, ahead)
  const added = there
    ? [
        ...changeSettings(there, { date, ticket: ticketOf(there, day, ahead) }),
        ...joined.stops.flatMap(({ temple, stop }) => changeStop(there, temple, stop)),
      ]
    : saveDay(joined)
  const kept = seen.map(({ temple }) => temple.id)
  const isEmpty = templesOf(inOrder(day, kept)).length === 0
  const left = isEmpty ? removeDay(day) : reorder(day, kept)
  return { changes: [...added, ...left], into: joined.id }
}

/** Adds the rest at the end, each temple once. If both days wish for a temple, the stronger wish stays. */
function withRest(there: Day, day: Day, ahead: readonly DayTemple[]): Day {
  const rest = ahead.map(({ id }) => id)
  const stops = rest.map((temple) => {
    const [moved, own] = [stopOf(day, temple) ?? newStop, stopOf(there, temple) ?? newStop]
    const wish = moved.wish === 'must' ? moved.wish : own.wish
    return { temple, stop: { ...moved, ...own, wish, isLocked: moved.isLocked || own.isLocked } }
  })
  const others = there.stops.filter(({ temple }) => !rest.some((id) => id === temple))
  const planned = templesOf(there).filter(isTempleId)
  return inOrder({ ...there, stops: [...others, ...stops] }, [
    ...planned,
    ...rest.filter((id) => !planned.includes(id)),
  ])
}

/** A ticket goes with its temple to a day that has none. */
function ticketOf(there: Day, day: Day, ahead: readonly DayTemple[]): Day['settings']['ticket'] {
  const own = there.settings.ticket
  const isForRest = ahead.some(({ visitMinutesWith }) => visitMinutesWith)
  return own.kind === 'none' && isForRest ? day.settings.ticket : own
}
