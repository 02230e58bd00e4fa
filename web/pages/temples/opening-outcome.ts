import type { Opening, Outing, VisitGroup } from '#guide/opening-hours/visit-groups.ts'
import { isUnsureNow } from '#web/guide/facts/checked-on.ts'
import { unsureText } from '#web/guide/facts/doubt-text.ts'
import { weekdayText } from '#web/guide/temples/opening/session-text.ts'
import type { ShownTemple } from '#web/guide/temples/shown-temple.ts'
import { timeText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'

type Listed = Pick<ShownTemple, 'name' | 'openingHours'>

export function openingOutcome(groups: Record<VisitGroup, Outing<Listed>[]>, now: Date): string {
  const count = t('Open now: {count}', { count: groups.open.length })
  if (groups.open.length > 0) return count
  const [next] = [...groups.opensLater, ...groups.tooFar, ...groups.closedToday]
    .flatMap(({ temple, opening }) => (opening ? [{ temple, opening }] : []))
    .sort((one, other) => one.opening.inMinutes - other.opening.inMinutes)
  return next ? `${count} · ${openingText(next.temple, next.opening, now)}` : count
}

function openingText({ name, openingHours }: Listed, opening: Opening, now: Date): string {
  const text = nextText(name, opening)
  return isUnsureNow(openingHours, now) ? unsureText(text) : text
}

function nextText(name: string, { at, on }: Opening): string {
  const time = timeText(at)
  if (on === 'today') return t('Next: {name}, {time}', { name, time })
  if (on === 'tomorrow') return t('Next: {name}, tomorrow {time}', { name, time })
  return t('Next: {name}, {weekday} {time}', { name, weekday: weekdayText(on), time })
}
