import { templeIds } from '#guide/temple-ids.ts'
import { changeSettings, inOrder, removeDay, reorder, saveDay } from './change.ts'
import { days, stopOf, templesOf } from './entries/days.ts'
import type { Change, Entries } from './entries/entry.ts'
import type { DayView } from './view.ts'

/** `into` is the day that has the rest now. */
type Moved = { changes: Change[]; into: string }

/** Plans what was not seen for another date: at the end of that date's day, else with its whole day if nothing was seen, else in a new one. */
export function moveRest(
  { day, seen, ahead }: Pick<DayView, 'day' | 'seen' | 'ahead'>,
  entries: Entries,
  date: string,
  newId: string,
): Moved {
  const begun = { date, leavesAt: null }
  const there = days(entries).find(
    (one) => one.id !== day.id && one.settings.date === date && templesOf(one).length > 0,
  )
  if (seen.length === 0 && !there) return { changes: changeSettings(day, begun), into: day.id }
  const planned = templesOf(there).flatMap((temple) => templeIds.find((id) => id === temple) ?? [])
  const rest = ahead.map(({ id }) => id).filter((id) => !planned.includes(id))
  const wishes = Object.fromEntries(rest.map((id) => [id, stopOf(day, id)?.wish]))
  const order = [...planned, ...rest]
  const fresh = { id: newId, settings: { ...day.settings, ...begun, name: '' }, stops: [] }
  const added = there ? reorder(there, order, wishes) : saveDay(inOrder(fresh, order, wishes))
  const kept = seen.map(({ temple }) => temple.id)
  const isEmpty = templesOf(inOrder(day, kept)).length === 0
  const left = isEmpty ? removeDay(day) : reorder(day, kept)
  return { changes: [...added, ...left], into: there?.id ?? newId }
}
