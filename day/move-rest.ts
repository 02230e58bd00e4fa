import { templeIds } from '#guide/temple-ids.ts'
import { changeSettings, inOrder, reorder, saveDay } from './change.ts'
import { days, stopOf, templesOf } from './entries/days.ts'
import type { Change, Entries } from './entries/entry.ts'
import type { DayView } from './view.ts'

/** `into` is the day that has the rest now. */
type Moved = { changes: Change[]; into: string }

/** Plans what was not seen for another date: with its whole day if nothing was seen, else at the end of that date's day, or in a new one. */
export function moveRest(
  { day, seen, ahead }: Pick<DayView, 'day' | 'seen' | 'ahead'>,
  entries: Entries,
  date: string,
  newId: string,
): Moved {
  const begun = { date, leavesAt: null }
  if (seen.length === 0) return { changes: changeSettings(day, begun), into: day.id }
  const there = days(entries).find((one) => one.settings.date === date)
  const planned = templesOf(there).flatMap((temple) => templeIds.find((id) => id === temple) ?? [])
  const rest = ahead.map(({ id }) => id).filter((id) => !planned.includes(id))
  const wishes = Object.fromEntries(rest.map((id) => [id, stopOf(day, id)?.wish]))
  const order = [...planned, ...rest]
  const fresh = { id: newId, settings: { ...day.settings, ...begun, name: '' }, stops: [] }
  const added = there ? reorder(there, order, wishes) : saveDay(inOrder(fresh, order, wishes))
  const left = reorder(
    day,
    seen.map(({ temple }) => temple.id),
  )
  return { changes: [...added, ...left], into: there?.id ?? newId }
}
