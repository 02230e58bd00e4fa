import assert from 'node:assert/strict'
import { it } from 'node:test'
import { temples } from '../content/temples.ts'
import { instantOf, minuteOfWeek, minutesPerWeek } from './india-time.ts'
import { noticesOfWeek } from './notices-of-week.ts'
import { type OpeningNotice, openingNotice } from './opening-notice.ts'
import { openingStatus } from './status.ts'

for (const { id, openingHours } of temples) {
  for (const isSure of [true, false]) {
    it(`gives the notice of every minute of a week: ${id}, ${isSure ? 'sure' : 'not sure'}`, () => {
      const notices = noticesOfWeek(openingHours.value, isSure)
      for (let minute = 0; minute < minutesPerWeek; minute++) {
        const now = new Date(instantOf(minute).getTime() + 10 * minutesPerWeek * 60_000 + 59_000)
        assert.equal(minuteOfWeek(now), minute)
        const given = notices.findLast(({ from }) => from <= minute)
        assert.ok(given)
        assert.deepEqual(
          countedOn(given.notice, minute - given.from),
          openingNotice(openingStatus(openingHours.value, now), isSure),
        )
      }
    })
  }
}

function countedOn(notice: OpeningNotice, minutes: number): OpeningNotice {
  return 'minutes' in notice ? { ...notice, minutes: notice.minutes - minutes } : notice
}
