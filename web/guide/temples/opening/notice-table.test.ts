import assert from 'node:assert/strict'
import { it } from 'node:test'
import { guide } from '#guide/guide.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { dateAfter, minutesPerDay, momentInIndia } from '#guide/opening-hours/india-time.ts'
import { openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import type { Stated } from '#guide/stated.ts'
import { areHoursSure, isUnsureNow } from '#web/guide/facts/checked-on.ts'
import { noticeLook, noticeText } from './brief-opening-text.ts'
import { noticeAt } from './early-notices.ts'
import { noticeTable } from './notice-table.ts'

const pastMidnight = { date: '2026-12-15', from: '20:00', until: '28:00', isSure: true }

for (const { id, openingHours } of guide.temples) {
  it(`says before the app has started what it says then, around every closure: ${id}`, () => {
    expectSameAround(openingHours)
    if (openingHours.value === null) return
    expectSameAround({ ...openingHours, value: { ...openingHours.value, closures: [pastMidnight] } })
  })
}

function expectSameAround(fact: Stated<OpeningHours | null>): void {
  const table = noticeTable(fact)
  const dates = new Set([
    dateAfter(fact.checkedOn, 40),
    ...(fact.value?.closures ?? []).map(({ date }) => date),
  ])
  for (const date of dates) {
    for (let minute = -2 * minutesPerDay; minute < 2 * minutesPerDay; minute += 10) {
      const now = momentInIndia(date, minute)
      const isSure = areHoursSure(fact, now)
      const notice = openingNotice(openingStatus(fact.value, now), isSure)
      const shown = { look: noticeLook(notice, isSure), text: noticeText(notice) }
      const isOutdated = isUnsureNow({ ...fact, confidence: 'high' }, now)
      const expected = isOutdated ? null : shown
      assert.deepEqual(noticeAt(table, now), expected, `${date}, minute ${minute}`)
    }
  }
}
