import assert from 'node:assert/strict'
import { it } from 'node:test'
import { guide } from '../guide.ts'
import { instantOf, minuteOfWeek, minutesPerWeek } from './india-time.ts'
import { noticesOfWeek } from './notices-of-week.ts'
import { type OpeningNotice, openingNotice } from './opening-notice.ts'
import { openingStatus } from './status.ts'

const { temples } = guide

for (const { id, openingHours } of temples) {
  it(`gives the notice of every minute of a week, sure or not: ${id}`, () => {
    const weeks = [true, false].map((isSure) => ({
      isSure,
      notices: noticesOfWeek(openingHours.value, isSure),
    }))
    for (let minute = 0; minute < minutesPerWeek; minute++) {
      const now = new Date(instantOf(minute).getTime() + 10 * minutesPerWeek * 60_000 + 59_000)
      assert.equal(minuteOfWeek(now), minute)
      const status = openingStatus(openingHours.value, now)
      for (const { isSure, notices } of weeks) {
        const given = notices.findLast(({ from }) => from <= minute) ?? assert.fail()
        const notice = openingNotice(status, isSure)
        // Many times as fast as comparing objects, of which there are 200,000.
        assert.equal(JSON.stringify(countedOn(given.notice, minute - given.from)), JSON.stringify(notice))
      }
    }
  })
}

function countedOn(notice: OpeningNotice, minutes: number): OpeningNotice {
  return 'minutes' in notice ? { ...notice, minutes: notice.minutes - minutes } : notice
}
