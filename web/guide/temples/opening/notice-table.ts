import { isSame } from '#day/same.ts'
import { lastDayBeforeOld } from '#guide/age.ts'
import { hoursInWeekOf, weekdayOf } from '#guide/opening-hours/dates.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { dateAfter, minutesOf, minutesPerDay, momentInIndia } from '#guide/opening-hours/india-time.ts'
import { noticesOfWeek } from '#guide/opening-hours/notices-of-week.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import type { Stated } from '#guide/stated.ts'
import { areHoursSure } from '#web/guide/facts/checked-on.ts'
import { type NoticeLook, noticeLook, noticeText } from './brief-opening-text.ts'
import type { NoticeTable, WrittenNotice } from './early-notices.ts'

/** `from` is a minute of the day, `end` the one up to which "{minutes}" in the text counts. */
export type TimedNotice = { from: number; look: NoticeLook; text: string; end?: number }

/** At build time the hours are known, but not the time at which the page will be read. */
export function noticeTable(fact: Stated<OpeningHours | null>, isLongLine = false): NoticeTable {
  const isSure = areHoursSure(fact, null)
  const dates = datesNearClosures(fact.value).map((date) => {
    const hours = fact.value && hoursInWeekOf(momentInIndia(date, 0), fact.value)
    return { date, notices: noticesOfDays(hours, isSure, isLongLine)(weekdays.indexOf(weekdayOf(date))) }
  })
  return weekTable(lastDayBeforeOld(fact), noticesOfDays(fact.value, isSure, isLongLine), dates)
}

/** Days that are alike are written once, and so is what does not change within a day. */
export function weekTable(
  lastDay: string,
  noticesOn: (day: number) => TimedNotice[],
  dates: readonly { date: string; notices: TimedNotice[] }[] = [],
): NoticeTable {
  const different: WrittenNotice[][] = []
  const indexOf = (all: readonly TimedNotice[]) => {
    const written = all.filter((notice, index) => !isAlike(notice, all[index - 1])).map(writtenNotice)
    const known = different.findIndex((day) => isSame(day, written))
    return known < 0 ? different.push(written) - 1 : known
  }
  const week = weekdays.map((_, day) => indexOf(noticesOn(day)))
  const ofDates = dates.map(({ date, notices }) => [date, indexOf(notices)])
  return {
    lastDay,
    week,
    ...(ofDates.length > 0 && { dates: Object.fromEntries(ofDates) }),
    notices: different,
  }
}

function isAlike(one: TimedNotice, other: TimedNotice | undefined): boolean {
  return one.look === other?.look && one.text === other.text && one.end === other.end
}

function writtenNotice({ from, look, text, end }: TimedNotice): WrittenNotice {
  return end === undefined ? [from, look, text] : [from, look, text, end]
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
        return {
          from: minute,
          look: noticeLook(notice, isSure),
          text: noticeText(notice, '{minutes}'),
          ...('minutes' in notice && { end: minute + notice.minutes }),
        }
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
