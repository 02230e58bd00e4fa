import assert from 'node:assert/strict'
import { it } from 'node:test'
import { days, dayToShow, favourites, seen, templesOf } from './days.ts'
import type { Entries, EntryValue } from './entry.ts'
import { newDay } from './new-day.ts'

function entriesOf(values: Record<string, EntryValue | null>): Entries {
  return Object.fromEntries(
    Object.entries(values).map(([key, value], index) => [key, { value, clock: clock(index) }]),
  )
}

function clock(count: number): string {
  return `0mb000000-${String(count).padStart(3, '0')}-device00`
}

const stop = (rank: string | null) => ({ rank, wish: 'must', isLocked: false })

it('a day has its stops in the order of their ranks, then those left out', () => {
  const [day] = days(
    entriesOf({
      'day/one': newDay,
      'stop/one/tirumala': stop(null),
      'stop/one/iskcon': stop('b'),
      'stop/one/kanipakam': stop('a'),
      'stop/one/govindaraja': stop('b'),
      'stop/one/tiruchanoor': null,
      'stop/removed/tirumala': stop('a'),
    }),
  )
  assert.deepEqual(
    day?.stops.map(({ temple }) => temple),
    ['kanipakam', 'govindaraja', 'iskcon', 'tirumala'],
  )
  assert.deepEqual(templesOf(day), ['kanipakam', 'govindaraja', 'iskcon'])
})

it('days with a date come first, in their order', () => {
  const kept = entriesOf({
    'day/any': newDay,
    'day/later': { ...newDay, date: '2026-11-25' },
    'day/sooner': { ...newDay, date: '2026-11-24' },
    'day/removed': null,
  })
  assert.deepEqual(
    days(kept).map(({ id }) => id),
    ['sooner', 'later', 'any'],
  )
})

it('a device without a day in hand takes the one that was changed last', () => {
  const kept = entriesOf({ 'day/one': newDay, 'day/two': newDay, 'stop/one/tirumala': stop('a') })
  assert.equal(dayToShow(kept, 'two')?.id, 'two')
  assert.equal(dayToShow(kept, 'unknown')?.id, 'one')
  assert.equal(dayToShow(kept, null)?.id, 'one')
  assert.equal(dayToShow({}, 'two'), undefined)
})

it('the temples seen come with the latest first', () => {
  const kept = entriesOf({
    'visit/tirumala/2026-11-23': { at: 600, note: 'early' },
    'visit/iskcon/2026-11-23': { at: 900, note: '' },
    'visit/kanipakam/2026-11-24': { at: null, note: '' },
    'visit/kapila-theertham/2026-11-24': { at: null, note: 'not that day', isSeen: false },
    'favourite/tirumala': {},
    'favourite/iskcon': null,
  })
  assert.deepEqual(
    seen(kept).map(({ temple }) => temple),
    ['kanipakam', 'iskcon', 'tirumala'],
  )
  assert.deepEqual(favourites(kept), ['tirumala'])
})

it('a damaged entry does not break a page', () => {
  const kept = entriesOf({
    'day/one': {},
    'stop/one/tirumala': {},
    'visit/tirumala/2026-11-23': {},
    'visit/tirumala': {},
    day: {},
    'unknown/one': {},
  })
  assert.deepEqual(days(kept)[0]?.settings, newDay)
  assert.deepEqual(templesOf(days(kept)[0]), [])
  assert.deepEqual(seen(kept), [{ temple: 'tirumala', date: '2026-11-23', at: null, note: '' }])
})

it('what is on no day of the calendar is left alone', () => {
  const kept = entriesOf({
    'day/one': { ...newDay, date: '2026-02-31' },
    'visit/tirumala/9999-99-99': { at: null, note: '' },
    'visit/tirumala/2026-02-31': { at: null, note: '' },
    'visit/iskcon/2026-02-28': { at: null, note: '' },
  })
  assert.equal(days(kept)[0]?.settings.date, null)
  assert.deepEqual(
    seen(kept).map(({ date }) => date),
    ['2026-02-28'],
  )
})
