import assert from 'node:assert/strict'
import { it } from 'node:test'
import { temples } from '#guide/content/temples.ts'
import { instantOf, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import { groupForVisit } from '#guide/opening-hours/visit-groups.ts'
import { countTable } from './count-table.ts'
import { openCount, openCountText } from './open-count.ts'

const hours = temples.map(({ openingHours }) => openingHours)

it('the first screen counts the temples that the list shows as open, at every quarter of an hour', () => {
  const table = countTable(hours)
  const counts = new Set<number>()
  for (let minute = 0; minute < 7 * minutesPerDay; minute += 15) {
    const now = instantOf(minute)
    const count = openCount(hours, now)
    counts.add(count)
    assert.equal(count, groupForVisit(temples, now, () => null).open.length, `minute ${minute}`)
    const day = table.notices[table.week[Math.floor(minute / minutesPerDay)] ?? -1] ?? []
    const shown = day.filter(([from]) => from <= minute % minutesPerDay).at(-1)
    assert.deepEqual(shown?.[2], [openCountText(count, 10)], `minute ${minute}, before the app has started`)
  }
  assert.ok(counts.size > 3)
})
