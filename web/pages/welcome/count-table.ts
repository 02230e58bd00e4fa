import { lastDayBeforeOld } from '#guide/age.ts'
import { hoursInWeekOf } from '#guide/opening-hours/dates.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { instantOf, minutesPerDay, momentInIndia } from '#guide/opening-hours/india-time.ts'
import { noticesOfWeek } from '#guide/opening-hours/notices-of-week.ts'
import type { Stated } from '#guide/stated.ts'
import type { NoticeTable } from '#web/guide/temples/opening/early-notices.ts'
import { datesNearClosures, type TimedNotice, weekTable } from '#web/guide/temples/opening/notice-table.ts'
import { openCount, openCountText } from './open-count.ts'

/** How many of these temples are open at each minute of the week and of unlike dates, for the script in the head. */
export function countTable(hours: readonly Stated<OpeningHours | null>[]): NoticeTable {
  const [firstToAge = ''] = hours.map(lastDayBeforeOld).sort()
  const dates = new Set(hours.flatMap(({ value }) => datesNearClosures(value)))
  return weekTable(
    firstToAge,
    (day) => countsFrom(instantOf(day * minutesPerDay), hours),
    [...dates].sort().map((date) => ({ date, notices: countsFrom(momentInIndia(date, 0), hours) })),
  )
}

/** Those of the day that begins at this midnight. */
function countsFrom(midnight: Date, hours: readonly Stated<OpeningHours | null>[]): TimedNotice[] {
  const changes = hours.flatMap(({ value }) =>
    noticesOfWeek(value && hoursInWeekOf(midnight, value), true).map(({ from }) => from % minutesPerDay),
  )
  return [...new Set(changes)]
    .sort((one, other) => one - other)
    .map((minute): TimedNotice => {
      const count = openCount(hours, new Date(midnight.getTime() + minute * 60_000))
      return { from: minute, look: count > 0 ? 'open' : 'closed', text: openCountText(count, hours.length) }
    })
}
