import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TempleId } from '#guide/temple-ids.ts'
import { saveDay } from './change.ts'
import { type Day, days, templesOf } from './entries/days.ts'
import type { Change, Entries } from './entries/entry.ts'
import { moveRest } from './move-rest.ts'
import { dayOf, places, seenEntries } from './testing/days.ts'
import { viewOfDay } from './view.ts'

const order: TempleId[] = ['kapila-theertham', 'srinivasa-mangapuram', 'tiruchanoor']
const today = '2026-11-23'
const tomorrow = '2026-11-24'
const day = dayOf(order, { date: today, leavesAt: 850, name: 'Arrival' })

describe('the rest of a day', () => {
  it('moves with its day if nothing of it was seen', () => {
    const [{ settings, id } = day, ...others] = movedTo(tomorrow, [], [day])
    assert.deepEqual([id, settings.date, settings.leavesAt, others], ['day', tomorrow, null, []])
    assert.equal(settings.name, 'Arrival')
  })

  it('becomes a day of its own, and what was seen stays', () => {
    const [before, after] = movedTo(tomorrow, ['kapila-theertham'], [day])
    assert.deepEqual(templesOf(before), ['kapila-theertham'])
    assert.deepEqual([after?.id, after?.settings.date, after?.settings.name], ['new', tomorrow, ''])
    assert.deepEqual(templesOf(after), ['srinivasa-mangapuram', 'tiruchanoor'])
  })

  it('goes to the end of a day that is there, each temple once, and keeps what must be seen', () => {
    const there = { ...dayOf(['tiruchanoor', 'govindaraja'], { date: tomorrow }), id: 'there' }
    const wished = {
      ...day,
      stops: day.stops.map(({ temple, stop }) => ({ temple, stop: { ...stop, wish: 'must' as const } })),
    }
    const [, after, ...others] = movedTo(tomorrow, ['kapila-theertham'], [wished, there])
    assert.deepEqual(templesOf(after), ['tiruchanoor', 'govindaraja', 'srinivasa-mangapuram'])
    assert.equal(after?.stops.at(-1)?.stop.wish, 'must')
    assert.deepEqual(others, [])
  })

  it('joins the day that is there if nothing was seen, too, and leaves no empty one behind', () => {
    const there = { ...dayOf(['tiruchanoor', 'govindaraja'], { date: tomorrow }), id: 'there' }
    const [after, ...others] = movedTo(tomorrow, [], [day, there])
    assert.deepEqual([after?.id, others], ['there', []])
    assert.deepEqual(templesOf(after), [
      'tiruchanoor',
      'govindaraja',
      'kapila-theertham',
      'srinivasa-mangapuram',
    ])
  })

  it('does not join a day without temples', () => {
    const there = { ...dayOf([], { date: tomorrow }), id: 'there' }
    const [moved] = movedTo(tomorrow, [], [day, there])
    assert.deepEqual([moved?.id, moved?.settings.date], ['day', tomorrow])
    assert.deepEqual(templesOf(moved), order)
  })
})

function movedTo(date: string, seen: TempleId[], stored: readonly Day[]): Day[] {
  const entries = {
    ...entriesFrom(stored.flatMap(saveDay)),
    ...seenEntries(
      today,
      seen.map((id) => [id, null]),
    ),
  }
  const first = days(entries).find(({ id }) => id === 'day') as Day
  const view = viewOfDay(first, entries, places, new Date(`${today}T23:00+05:30`))
  return days({ ...entries, ...entriesFrom(moveRest(view, entries, date, 'new').changes) })
}

function entriesFrom(changes: readonly Change[]): Entries {
  return Object.fromEntries(
    changes.map(({ key, value }) => [key, { value, clock: '000000000-000-aaaaaaaa' }]),
  )
}
