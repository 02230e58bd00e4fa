import assert from 'node:assert/strict'
import { it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { instantOf, minuteOfWeek, minutesPerWeek } from './india-time.ts'
import { noticesOfWeek } from './notices-of-week.ts'
import { type OpeningNotice, openingNotice } from './opening-notice.ts'
import { openingStatus } from './status.ts'

const { temples } = guide

for (const { id, openingHours } of temples)
  for (const isSure of [true, false])
    it(`gives the notice of any minute of a week: ${id}, ${isSure ? 'sure' : 'not sure'}`, () => {
      const notices = noticesOfWeek(openingHours.value, isSure)
      const changes = notices.flatMap(({ from }) => (from === 0 ? [0] : [from - 1, from]))
      const between = Array.from({ length: Math.floor(minutesPerWeek / 25) }, (_, index) => index * 25)
      for (const minute of [...changes, ...between]) {
        const now = new Date(instantOf(minute).getTime() + 10 * minutesPerWeek * 60_000 + 59_000)
        assert.equal(minuteOfWeek(now), minute)
        const given = notices.findLast(({ from }) => from <= minute) ?? assert.fail()
        assert.deepEqual(
          countedOn(given.notice, minute - given.from),
          openingNotice(openingStatus(openingHours.value, now), isSure),
        )
      }
    })

function countedOn(notice: OpeningNotice, minutes: number): OpeningNotice {
  return 'minutes' in notice ? { ...notice, minutes: notice.minutes - minutes } : notice
}
