import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TempleId } from '#guide/temple-ids.ts'
import { saveDay } from './change.ts'
import { datedDays } from './dated-days.ts'
import { type Day, days, stopOf, templesOf } from './entries/days.ts'
import type { StopValue } from './entries/values.ts'
import { moveRest } from './move-rest.ts'
import { dayOf, entriesOf, places, seenEntries } from './testing/days.ts'
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

  it('goes to the end of a day that is there, each temple once', () => {
    const there = { ...dayOf(['tiruchanoor', 'govindaraja'], { date: tomorrow }), id: 'there' }
    const [, after, ...others] = movedTo(tomorrow, ['kapila-theertham'], [day, there])
    assert.deepEqual(templesOf(after), ['tiruchanoor', 'govindaraja', 'srinivasa-mangapuram'])
    assert.deepEqual(others, [])
  })

  it('joins a plan without a date by the date that it is shown for, which it has from then on', () => {
    const there = { ...dayOf(['govindaraja'], {}), id: 'there' }
    const atNight = movedTo(tomorrow, ['kapila-theertham'], [day, there])
    const nextDay = movedTo(tomorrow, ['kapila-theertham'], [day, there], tomorrow)
    for (const all of [atNight, nextDay]) {
      assert.deepEqual(
        all.map(({ id, settings }) => [id, settings.date]),
        [
          ['day', today],
          ['there', tomorrow],
        ],
      )
      assert.deepEqual(templesOf(all[1]), ['govindaraja', 'srinivasa-mangapuram', 'tiruchanoor'])
    }
  })

  it('keeps locks and the stronger wish, in a new day and in one that is there', () => {
    const there = { ...dayOf(['tiruchanoor', 'govindaraja'], { date: tomorrow }), id: 'there' }
    const wanted = { wish: 'must', isLocked: true } as const
    const wishesAfter = (stored: Day[]) => {
      const after = movedTo(tomorrow, ['kapila-theertham'], stored).at(-1) as Day
      return order.slice(1).map((temple) => {
        const { wish, isLocked } = stopOf(after, temple) as StopValue
        return { wish, isLocked }
      })
    }
    const all = [wanted, wanted]
    assert.deepEqual(wishesAfter([withStops(day, wanted)]), all)
    assert.deepEqual(wishesAfter([withStops(day, wanted), there]), all)
    const [, tiruchanoor] = wishesAfter([day, withStops(there, wanted)])
    assert.deepEqual(tiruchanoor, wanted)
  })

  it('takes its ticket to a day that has none, and only with the temple that it is for', () => {
    const ticket = { kind: 'specialEntry', at: 720 } as const
    const other = { kind: 'timedToken', at: 600 } as const
    const ticketAfter = (temples: TempleId[], own?: typeof other) => {
      const there = {
        ...dayOf(['govindaraja'], { date: tomorrow, ...(own && { ticket: own }) }),
        id: 'there',
      }
      return movedTo(tomorrow, [], [dayOf(temples, { date: today, ticket }), there])[0]?.settings.ticket
    }
    assert.deepEqual(ticketAfter(['tirumala', 'tiruchanoor']), ticket)
    assert.deepEqual(ticketAfter(['tirumala'], other), other)
    assert.deepEqual(ticketAfter(['tiruchanoor']), { kind: 'none' })
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

function withStops(of: Day, change: Partial<StopValue>): Day {
  return { ...of, stops: of.stops.map(({ temple, stop }) => ({ temple, stop: { ...stop, ...change } })) }
}

function movedTo(date: string, seen: TempleId[], stored: readonly Day[], on = today): Day[] {
  const entries = {
    ...entriesOf(stored.flatMap(saveDay)),
    ...seenEntries(
      today,
      seen.map((id) => [id, null]),
    ),
  }
  const now = new Date(`${on}T${on === today ? '23:00' : '09:00'}+05:30`)
  const first = days(entries).find(({ id }) => id === 'day') as Day
  const view = viewOfDay(first, entries, places, now)
  const { changes } = moveRest(view, datedDays(entries, places, now), date, 'new')
  return days({ ...entries, ...entriesOf(changes) })
}
