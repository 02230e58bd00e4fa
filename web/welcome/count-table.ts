import { lastDayBeforeOld } from '#guide/age.ts'
import { instantOf, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import { noticesOfWeek } from '#guide/opening-hours/notices-of-week.ts'
import type { Hours } from '../temples/opening/brief-opening-text.ts'
import type { NoticeTable, TimedNotice } from '../temples/opening/early-notices.ts'
import { weekTable } from '../temples/opening/notice-table.ts'
import { openCount, openCountText } from './open-count.ts'

/** How many of these temples are open at each minute of the week, for the script in the head. */
export function countTable(hours: readonly Hours[]): NoticeTable {
  const changes = new Set(hours.flatMap(({ value }) => noticesOfWeek(value, true).map(({ from }) => from)))
  const counts = [...changes]
    .sort((one, other) => one - other)
    .map((from) => ({ from, count: openCount(hours, instantOf(from)) }))
  const [firstToAge = ''] = hours.map(lastDayBeforeOld).sort()
  return weekTable(firstToAge, (day) =>
    counts
      .filter(({ from }) => Math.floor(from / minutesPerDay) === day)
      .map(
        ({ from, count }): TimedNotice => [
          from % minutesPerDay,
          count > 0 ? 'open' : 'closed',
          [openCountText(count, hours.length)],
        ],
      ),
  )
}
