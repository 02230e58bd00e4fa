import assert from 'node:assert/strict'
import { it } from 'node:test'
import { lastDayBeforeOld } from '#guide/age.ts'
import { guide } from '#guide/guide.ts'
import { dateAfter, minutesPerDay, momentInIndia } from '#guide/opening-hours/india-time.ts'
import { groupForVisit } from '#guide/opening-hours/visit-groups.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import { noticeAt } from '#web/guide/temples/opening/early-notices.ts'
import { countTable } from './count-table.ts'
import { openCount, openCountText } from './open-count.ts'

const hours = guide.temples.map(({ openingHours }) => openingHours)
const closures = hours.flatMap(({ value }) => value?.closures ?? [])

const newestCheck =
  hours
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1) ?? ''

/** A usual week, and the days around every closure. */
const dates = [
  ...weekdays.map((_, day) => dateAfter(newestCheck, 40 + day)),
  ...closures.flatMap(({ date }) => [-1, 0, 1].map((days) => dateAfter(date, days))),
].filter((date) => newestCheck <= date && date <= (hours.map(lastDayBeforeOld).sort()[0] ?? ''))

it('the first screen counts the temples that the list shows as open, at every quarter of an hour', () => {
  const table = countTable(hours)
  const counts = new Set<number>()
  for (const date of new Set(dates)) {
    for (let minute = 0; minute < minutesPerDay; minute += 15) {
      const now = momentInIndia(date, minute)
      const where = `${date}, minute ${minute}`
      const count = openCount(hours, now)
      counts.add(count)
      assert.equal(count, groupForVisit(guide.temples, now, () => null).open.length, where)
      assert.deepEqual(noticeAt(table, now)?.text, openCountText(count, 10), `${where}, before the app`)
    }
  }
  assert.ok(counts.size > 3)
})
