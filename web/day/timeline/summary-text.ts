import type { DaySettings } from '#day/entries/values.ts'
import { needsDayOfItsOwn } from '#day/plan/visit-length.ts'
import type { DayView } from '#day/view.ts'
import { counted } from '#web/language/counted.ts'
import { dayText, weekdayAndDayText } from '#web/language/date-text.ts'
import { roughLengthText } from '#web/language/length-text.ts'
import { timesText, timeText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'
import { roundTimeText } from './stop-texts.ts'

/** Counts only the temples still ahead, as the kilometres do. */
export function summaryText(view: Pick<DayView, 'seen' | 'ahead' | 'timeline' | 'frame'>): string {
  const { ahead, frame } = view
  const isInLine = ahead.some((temple) => needsDayOfItsOwn(temple, frame.ticket))
  return [shortText(view), ...(isInLine ? [t('later if the line is long')] : [])].join(' · ')
}

function shortText({ seen, ahead, timeline }: Pick<DayView, 'seen' | 'ahead' | 'timeline'>): string {
  const count = ahead.length
  const summary = {
    count,
    distance: roughLengthText(timeline.roadMetres),
    time: roundTimeText(timeline.backAt),
  }
  return seen.length === 0
    ? counted(
        count,
        '{count} temple · about {distance} · back around {time}',
        '{count} temples · about {distance} · back around {time}',
        summary,
      )
    : counted(
        count,
        '{count} temple still to see · about {distance} · back around {time}',
        '{count} temples still to see · about {distance} · back around {time}',
        summary,
      )
}

type Dated = { settings: DaySettings; date: string }

/** What the page of the day is called: "Today, Tue 1"; `today` may be another date. */
export function dayTitle({ settings: { name }, date }: Dated, today: string): string {
  if (name) return name
  return date === today ? t('Today, {date}', { date: weekdayAndDayText(date) }) : dayText(date)
}

/** "2:10 pm to 8 pm". */
export function hoursText({ frame: { leavesAt, backBy } }: Pick<DayView, 'frame'>): string {
  return timesText(leavesAt, backBy)
}

/** The hour is about right, as all those of a plan. */
export function backText({ timeline }: Pick<DayView, 'timeline'>): string {
  return t('back {time}', { time: roundTimeText(timeline.backAt) })
}

export function leaveText({ day, frame, minute, seen }: DayView): string {
  const { leavesAt } = frame
  const time = timeText(leavesAt)
  if (seen.some(({ at }) => at !== null && at >= leavesAt)) return t('Left at {time}', { time })
  const leavesNow = day.settings.leavesAt === null && leavesAt === minute
  return leavesNow ? t('Leave now') : t('Leave at {time}', { time })
}
