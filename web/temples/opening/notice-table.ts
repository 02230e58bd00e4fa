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
  return weekTable(lastDayBeforeOld(fact), (day) =>
    all
      .filter(({ from }) => Math.floor(from / minutesPerDay) === day)
      .map(({ from, notice }): TimedNotice => {
        const minute = from % minutesPerDay
        const text = [noticeKinds[notice.message], noticePieces(notice, isSure, '{minutes}')] as const
        return 'minutes' in notice ? [minute, ...text, minute + notice.minutes] : [minute, ...text]
      }),
  )
}

/** Days that are alike are written once, and so is what does not change within a day. */
export function weekTable(lastDay: string, noticesOn: (day: number) => TimedNotice[]): NoticeTable {
  const days = weekdays.map((_, day) =>
    noticesOn(day).filter(([, ...text], index, all) => text.join() !== all[index - 1]?.slice(1).join()),
  )
  const written = days.map((day) => JSON.stringify(day))
  const different = [...new Set(written)]
  return {
    lastDay,
    week: written.map((day) => different.indexOf(day)),
    notices: different.map((day) => days[written.indexOf(day)] ?? []),
  }
}
