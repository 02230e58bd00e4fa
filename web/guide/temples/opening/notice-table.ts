import { lastDayBeforeOld } from '#guide/age.ts'
import { hoursInWeekOf, weekdayOf } from '#guide/opening-hours/dates.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { dateAfter, minutesOf, minutesPerDay, momentInIndia } from '#guide/opening-hours/india-time.ts'
import { noticesOfWeek } from '#guide/opening-hours/notices-of-week.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import { areHoursSure } from '#web/guide/facts/checked-on.ts'
import { type Hours, noticeLook, noticeText } from './brief-opening-text.ts'
import type { NoticeTable, TimedNotice } from './early-notices.ts'

/** At build time the hours are known, but not the time at which the page will be read. */
export function noticeTable(fact: Hours, isLongLine = false): NoticeTable {
  const isSure = areHoursSure(fact, null)
  const dates = datesNearClosures(fact.value).map((date) => {
    const hours = fact.value && hoursInWeekOf(momentInIndia(date, 0), fact.value)
    return [date, noticesOfDays(hours, isSure, isLongLine)(weekdays.indexOf(weekdayOf(date)))] as const
  })
  return weekTable(lastDayBeforeOld(fact), noticesOfDays(fact.value, isSure, isLongLine), dates)
}

/** Days that are alike are written once, and so is what does not change within a day. */
export function weekTable(
  lastDay: string,
  noticesOn: (day: number) => TimedNotice[],
  dates: readonly (readonly [date: string, notices: TimedNotice[]])[] = [],
): NoticeTable {
  const days = [...weekdays.map((_, day) => noticesOn(day)), ...dates.map(([, notices]) => notices)].map(
    (notices) => notices.filter(([, ...text], index, all) => text.join() !== all[index - 1]?.slice(1).join()),
  )
  const written = days.map((day) => JSON.stringify(day))
  const different = [...new Set(written)]
  const indices = written.map((day) => different.indexOf(day))
  return {
    lastDay,
    week: indices.slice(0, weekdays.length),
    ...(dates.length > 0 && {
      dates: Object.fromEntries(dates.map(([date], index) => [date, indices[weekdays.length + index] ?? 0])),
    }),
    notices: different.map((day) => days[written.indexOf(day)] ?? []),
  }
}

function noticesOfDays(
  hours: OpeningHours | null,
  isSure: boolean,
  isLongLine: boolean,
): (day: number) => TimedNotice[] {
  const all = noticesOfWeek(hours, isSure, isLongLine)
  return (day) =>
    all
      .filter(({ from }) => Math.floor(from / minutesPerDay) === day)
      .map(({ from, notice }): TimedNotice => {
        const minute = from % minutesPerDay
        const said = [noticeLook(notice, isSure), noticeText(notice, '{minutes}')] as const
        return 'minutes' in notice ? [minute, ...said, minute + notice.minutes] : [minute, ...said]
      })
}

/** On the day before, the notice names the next opening; a closure may last past midnight. */
export function datesNearClosures(hours: OpeningHours | null): string[] {
  const dates = (hours?.closures ?? []).flatMap(({ date, until }) => [
    dateAfter(date, -1),
    date,
    ...(minutesOf(until) > minutesPerDay ? [dateAfter(date, 1)] : []),
  ])
  return [...new Set(dates)].sort()
}
