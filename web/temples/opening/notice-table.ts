import { lastDayBeforeOld } from '#guide/age.ts'
import { minutesPerDay } from '#guide/opening-hours/india-time.ts'
import { noticesOfWeek } from '#guide/opening-hours/notices-of-week.ts'
import { noticeKinds } from '#guide/opening-hours/opening-notice.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import { areHoursSure } from '../../facts/checked-on.ts'
import { type Hours, noticePieces } from './brief-opening-text.ts'
import type { NoticeTable, TimedNotice } from './early-notices.ts'

/** At build time the hours are known, but not the time at which the page will be read. */
export function noticeTable(fact: Hours): NoticeTable {
  const isSure = areHoursSure(fact, null)
  const all = noticesOfWeek(fact.value, isSure)
  const days = weekdays.map((_, day) =>
    all
      .filter(({ from }) => Math.floor(from / minutesPerDay) === day)
      .map(({ from, notice }): TimedNotice => {
        const minute = from % minutesPerDay
        const text = [noticeKinds[notice.message], noticePieces(notice, isSure, '{minutes}')] as const
        return 'minutes' in notice ? [minute, ...text, minute + notice.minutes] : [minute, ...text]
      })
      .filter(([, ...text], index, notices) => text.join() !== notices[index - 1]?.slice(1).join()),
  )
  const written = days.map((day) => JSON.stringify(day))
  const different = [...new Set(written)]
  return {
    lastDay: lastDayBeforeOld(fact),
    week: written.map((day) => different.indexOf(day)),
    notices: different.map((day) => days[written.indexOf(day)] ?? []),
  }
}
