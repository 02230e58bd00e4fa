import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dayForToday, days, dayToShow, favourites, seen, templesOf } from './days.ts'
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

describe('the day to show', () => {
  const kept = entriesOf({
    'day/today': { ...newDay, date: '2026-11-24' },
    'stop/today/tirumala': stop('a'),
    'day/later': { ...newDay, date: '2026-11-25' },
    'stop/later/iskcon': stop('a'),
    'day/whenever': newDay,
    'stop/whenever/iskcon': stop('a'),
    'day/past': { ...newDay, date: '2026-11-20' },
    'stop/past/iskcon': stop('a'),
    'day/empty': newDay,
    'stop/empty/iskcon': stop(null),
  })
  const shownOf = (entries: Entries, inHand: string | null, today = '2026-11-24') =>
    dayToShow(entries, inHand, today)?.id
  const without = (...removed: string[]) =>
    Object.fromEntries(Object.entries(kept).filter(([key]) => !removed.some((id) => key.includes(id))))

  it('is the one in hand', () => {
    assert.equal(shownOf(kept, 'later'), 'later')
    assert.equal(shownOf(kept, 'past'), 'past')
    assert.equal(shownOf({}, 'later'), undefined)
  })

  it('is never one without temples while another has some', () => {
    assert.equal(shownOf(kept, 'empty'), 'today')
    assert.equal(shownOf(without('today', 'later', 'whenever', 'past'), 'unknown'), 'empty')
  })

  it('is today’s where none is in hand, then one yet to come that was changed last, then one that has passed', () => {
    assert.equal(shownOf(kept, null), 'today')
    assert.equal(shownOf(kept, 'unknown'), 'today')
    assert.equal(shownOf(without('today'), null), 'whenever')
    assert.equal(shownOf(without('today', 'whenever'), null), 'later')
    assert.equal(shownOf(without('today', 'whenever', 'later'), null), 'past')
  })

  it('is today’s, whatever is in hand, where a page says what to do today', () => {
    const forToday = (entries: Entries) => dayForToday(entries, 'later', '2026-11-24')?.id
    assert.equal(forToday(kept), 'today')
    assert.equal(forToday(without('today')), 'whenever')
    assert.equal(forToday(without('today', 'whenever')), 'later')
  })
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
