import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { windowsOn } from '#day/plan/windows.ts'
import { guide } from '#guide/guide.ts'
import type { OpeningHours, OpeningSession } from '#guide/opening-hours/hours.ts'
import { dateAfter, minutesOf, minutesPerDay, momentInIndia } from '#guide/opening-hours/india-time.ts'
import { noticeKinds, openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import { shownOccasion, todayText } from '#web/guide/temples/occasions/occasion.ts'
import { hoursOnDay, noticeText } from './brief-opening-text.ts'

const { calendar, temples } = guide

type Door = 'open' | 'disputed' | 'shut' | 'perhapsShut'

const closures = calendar.flatMap((occasion) =>
  occasion.temples.flatMap((id) => (occasion.shut ? { id, occasion, shut: occasion.shut } : [])),
)

/** Of the day and the one after it: hours last past midnight. */
const minutes = Array.from({ length: 2 * minutesPerDay }, (_, minute) => minute)

describe('on the day of a closure, all that is said of each minute agrees', () => {
  for (const { id, occasion, shut } of closures) {
    const date = occasion.days.value.first
    const isSure = occasion.days.confidence !== 'low' && shut.confidence !== 'low'
    const usual = temples.find((temple) => temple.id === id)?.openingHours.value
    const fact = guide.temples.find((temple) => temple.id === id)?.openingHours
    it(`${id}, ${date}: ${occasion.name}`, () => {
      assert.ok(usual && fact?.value)
      const doors = minutes.map((minute): Door => {
        const door = usualDoor(usual, date, minute)
        const isWithin = minutesOf(shut.value.from) <= minute && minute < minutesOf(shut.value.until)
        return !isWithin || door === 'shut' ? door : isSure ? 'shut' : 'perhapsShut'
      })
      const windows = windowsOn(fact.value, date)
      const lines = [-1, 0, 1].map((days) => spansIn(hoursOnDay(fact, dateAfter(date, days)) ?? ''))
      for (const minute of minutes) {
        const door = doors[minute] ?? assert.fail()
        const at = `${door} at minute ${minute}`
        const notice = openingNotice(openingStatus(fact.value, momentInIndia(date, minute)), true)
        const text = noticeText(notice)
        const kind = noticeKinds[notice.message]

        assert.equal(
          kind,
          { open: 'open', disputed: 'unsure', shut: 'closed', perhapsShut: 'unsure' }[door],
          at,
        )
        if (door === 'perhapsShut') assert.match(text, /^Expected to be closed/, at)
        else if (door !== 'open') assert.doesNotMatch(text, /xpected/, at)
        if (/xpected/.test(text)) assert.ok(!isSure, at)

        const isIn = (spans: readonly { from: number; until: number }[], when: number) =>
          spans.some(({ from, until }) => from <= when && when < until)
        assert.equal(isIn(windows.sure, minute), door === 'open', `planner, ${at}`)
        assert.equal(isIn(windows.possible, minute), door !== 'shut', `planner, ${at}`)
        // Yesterday's hours may last into this day.
        const told = lines.some((spans, day) => isIn(spans, minute - (day - 1) * minutesPerDay))
        assert.equal(told, door === 'open', `line of hours, ${at}`)
      }

      const said = todayText(shownOccasion(occasion))
      assert.match(said, isSure ? /^Closed from / : /^Expected to be closed from /)
      assert.deepEqual(spansIn(said), [
        { from: minutesOf(shut.value.from), until: minutesOf(shut.value.until) },
      ])
    })
  }
})

function usualDoor(hours: OpeningHours, date: string, minute: number): Door {
  const days = [-2, -1, 0, 1].flatMap((days) => {
    const weekday = weekdays[new Date(dateAfter(date, days)).getUTCDay()] ?? 'sunday'
    const day = hours.exceptions?.find((one) => one.weekdays.includes(weekday)) ?? hours
    return { ...day, midnight: days * minutesPerDay }
  })
  const isWithin = (sessions: readonly OpeningSession[], midnight: number) =>
    sessions.some(
      ({ opens, closes }) => midnight + minutesOf(opens) <= minute && minute < midnight + minutesOf(closes),
    )
  if (days.some(({ disputed = [], midnight }) => isWithin(disputed, midnight))) return 'disputed'
  return days.some(({ sessions, midnight }) => isWithin(sessions, midnight)) ? 'open' : 'shut'
}

/** The times that an English sentence names, as minutes; what ends before it begins ends on the next day. */
function spansIn(text: string): { from: number; until: number }[] {
  const time = '(noon|midnight|[\\d:]+\\s(?:am|pm))'
  return [...text.matchAll(new RegExp(`${time} to ${time}`, 'g'))].map(([, first = '', last = '']) => {
    const from = minuteIn(first)
    const until = minuteIn(last)
    return { from, until: until <= from ? until + minutesPerDay : until }
  })
}

function minuteIn(time: string): number {
  if (time === 'noon' || time === 'midnight') return time === 'noon' ? 720 : 0
  const [hour = 0, minute = 0] = time.split(/[:\s]/).map(Number)
  return (hour % 12) * 60 + (Number.isNaN(minute) ? 0 : minute) + (time.endsWith('pm') ? 720 : 0)
}
