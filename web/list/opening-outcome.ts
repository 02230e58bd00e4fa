import { openingStatus } from '#guide/opening-hours/status.ts'
import type { Outing, VisitGroup } from '#guide/opening-hours/visit-groups.ts'
import { timeText } from '../language/time-text.ts'
import { t } from '../language/translate.ts'
import { weekdayText } from '../temples/opening/opening-text.ts'
import type { ListedTemple } from './listed-temple.ts'

/** How many are open or, if none is, which one opens next and when. */
export function openingOutcome(groups: Record<VisitGroup, Outing<ListedTemple>[]>, now: Date): string {
  const count = t('Open now: {count}', { count: groups.open.length })
  if (groups.open.length > 0) return count
  const [next] = [...groups.opensLater, ...groups.closedToday].flatMap(({ temple }) =>
    openingText(temple, now),
  )
  return next ? `${count} · ${next}` : count
}

function openingText({ name, openingHours: { value, confidence } }: ListedTemple, now: Date): string[] {
  const status = openingStatus(value, now)
  if (status.kind !== 'closed') return []
  const { opensAt, opensOn, disputed } = status
  const time = `${disputed || confidence === 'low' ? '~' : ''}${timeText(opensAt)}`
  if (opensOn === 'today') return [t('Next: {name}, {time}', { name, time })]
  if (opensOn === 'tomorrow') return [t('Next: {name}, tomorrow {time}', { name, time })]
  return [t('Next: {name}, {weekday} {time}', { name, weekday: weekdayText(opensOn), time })]
}
