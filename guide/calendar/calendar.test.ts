import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { monthsAfter } from '#guide/age.ts'
import { content } from '#guide/content.ts'
import { guide } from '#guide/guide.ts'
import { minutesOf } from '#guide/opening-hours/india-time.ts'
import { calendarProblems, isWithinDays } from './calendar.ts'

const { calendar } = guide
const { calendarUntil } = content

describe('the calendar', () => {
  it('was complete for four months on the day on which it was checked', () => {
    assert.deepEqual(calendarProblems(calendarUntil, '2026-11-27'), [])
  })

  it('is reported once it is complete for less than four months', () => {
    assert.deepEqual(calendarProblems('2027-03-27', '2026-11-27'), [])
    assert.match(calendarProblems('2027-03-26', '2026-11-27').join(), /complete until 2027-03-26.*2027-03-27/)
  })

  it('is in the order of its days', () => {
    const firsts = calendar.map(({ days }) => days.value.first)
    assert.deepEqual(firsts, firsts.toSorted())
  })

  it('says of days that nobody has announced how they were found', () => {
    for (const { id, days, isComputed = false } of calendar) {
      assert.equal(days.confidence === 'low', days.note?.startsWith('Inferred') ?? false, id)
      assert.equal(isComputed, days.note?.startsWith('Computed') ?? false, id)
    }
  })

  it('reaches twelve months ahead of the day on which it was last made longer', () => {
    assert.ok(calendarUntil >= monthsAfter('2026-11-28', 12))
  })

  it('shuts temples nine hours before a solar eclipse, as their board does, until after it', () => {
    const { shut, effect } = calendar.find(({ name }) => name === 'Solar eclipse') ?? assert.fail()
    const [begins, ends] = [effect?.figures?.covered?.time]
      .flat()
      .map((time) => minutesOf(time ?? assert.fail()))
    assert.ok(shut && begins && ends && begins < ends)
    assert.equal(Math.floor((begins - minutesOf(shut.value.from)) / 60), 9)
    assert.ok(minutesOf(shut.value.until) >= ends + 60)
  })

  it('shuts and crowds the temples that it names, and no others', () => {
    for (const temple of guide.temples) {
      const own = calendar.filter(({ temples }) => temples.includes(temple.id))
      const shutOn = temple.openingHours.value?.closures?.map(({ date }) => date) ?? []
      assert.deepEqual(
        shutOn,
        own.flatMap(({ shut, days }) => (shut ? days.value.first : [])),
        temple.id,
      )
      for (const { isCrowded, days } of own.filter((one) => one.isCrowded))
        assert.equal(
          temple.crowdedDays?.some((all) => isWithinDays(days.value.last, all)),
          isCrowded,
          temple.id,
        )
    }
  })
})
