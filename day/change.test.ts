import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { changeShown, changeStop, changeVisit, markNotSeen, markSeen, removeDay, reorder } from './change.ts'
import type { Day, Visit } from './entries/days.ts'
import { newDay } from './entries/new-day.ts'
import type { DaySettings } from './entries/values.ts'
import { dayOf, places } from './testing/days.ts'
import { viewOfDay } from './view.ts'

const day: Day = {
  id: 'd1',
  settings: newDay,
  stops: [
    { temple: 'tirumala', stop: { rank: 'a', wish: 'must', isLocked: false } },
    { temple: 'iskcon', stop: { rank: 'b', wish: 'like', isLocked: true } },
    { temple: 'kanipakam', stop: { rank: 'c', wish: 'like', isLocked: false } },
    { temple: 'govindaraja', stop: { rank: null, wish: 'like', isLocked: false } },
  ],
}

describe('a change of a day', () => {
  it('writes only the stop that moved, with all else that is known of it', () => {
    const changes = reorder(day, ['kanipakam', 'tirumala', 'iskcon'])
    assert.deepEqual(
      changes.map(({ key }) => key),
      ['stop/d1/kanipakam'],
    )
    assert.equal(changes[0]?.value?.wish, 'like')
    assert.ok(String(changes[0]?.value?.rank) < 'a')
  })

  it('leaves out what the order does not name, and keeps that in mind', () => {
    assert.deepEqual(reorder(day, ['tirumala', 'iskcon']), [
      { key: 'stop/d1/kanipakam', value: { rank: null, wish: 'like', isLocked: false } },
    ])
  })

  it('adds what is new to the day, or was left out', () => {
    const changes = reorder(day, ['tirumala', 'iskcon', 'kanipakam', 'govindaraja', 'tiruchanoor'])
    assert.deepEqual(
      changes.map(({ key }) => key),
      ['stop/d1/govindaraja', 'stop/d1/tiruchanoor'],
    )
  })

  it('keeps a temple that only a newer version of the guide knows, where it stood', () => {
    const newer: Day = {
      ...day,
      stops: [
        ...day.stops.slice(0, 1),
        { temple: 'new-temple', stop: { rank: 'am', wish: 'must', isLocked: true, arrivesBy: 'bus' } },
        ...day.stops.slice(1),
      ],
    }
    const after = (order: Parameters<typeof reorder>[1]) => {
      const changes = new Map(reorder(newer, order).map(({ key, value }) => [key, value]))
      return newer.stops
        .map(({ temple, stop }) => ({ temple, ...stop, ...changes.get(`stop/d1/${temple}`) }))
        .filter(({ rank }) => rank !== null)
        .sort((one, other) => (String(one.rank) < String(other.rank) ? -1 : 1))
    }
    const templesAfter = (order: Parameters<typeof reorder>[1]) => after(order).map(({ temple }) => temple)
    assert.deepEqual(templesAfter(['kanipakam', 'tirumala', 'iskcon']), [
      'kanipakam',
      'tirumala',
      'new-temple',
      'iskcon',
    ])
    assert.deepEqual(templesAfter(['iskcon']), ['new-temple', 'iskcon'])
    assert.deepEqual(templesAfter([]), ['new-temple'])
    const kept = after(['iskcon', 'tirumala']).find(({ temple }) => temple === 'new-temple')
    assert.deepEqual(
      [kept?.wish, kept?.isLocked, Reflect.get(kept ?? {}, 'arrivesBy')],
      ['must', true, 'bus'],
    )
  })

  it('is nothing where nothing changes', () => {
    assert.deepEqual(reorder(day, ['tirumala', 'iskcon', 'kanipakam']), [])
    assert.deepEqual(changeStop(day, 'iskcon', { isLocked: true }), [])
  })

  it('takes the tick off a visit and puts it on again with its note', () => {
    const visit = { temple: 'iskcon', date: '2026-11-24', at: 600, note: 'With amma' }
    const off = markNotSeen(visit)
    assert.deepEqual(off.value, { at: 600, note: 'With amma', isSeen: false })
    const again = markSeen({ ...visit, isSeen: false }, 700)
    assert.deepEqual(again, { key: off.key, value: { at: 700, note: 'With amma' } })
    assert.equal(markNotSeen({ ...visit, note: '' }).value, null)
  })

  it('removes a day with all its stops', () => {
    assert.deepEqual(
      removeDay(day).map(({ key, value }) => [key, value]),
      [
        ['day/d1', null],
        ['stop/d1/tirumala', null],
        ['stop/d1/iskcon', null],
        ['stop/d1/kanipakam', null],
        ['stop/d1/govindaraja', null],
      ],
    )
  })
})

const morning: Visit = { temple: 'kanipakam', date: '2026-11-24', at: 600, note: 'Morning' }
const evening: Visit = { temple: 'kanipakam', date: '2026-11-24', at: null, note: 'Evening' }

it('a second visit on the same day adds its note to the first, which keeps its time', () => {
  assert.deepEqual(changeVisit(null, evening, [morning]), [
    { key: 'visit/kanipakam/2026-11-24', value: { at: 600, note: 'Morning\nEvening' } },
  ])
})

it('a visit that moves to another day leaves the former one, and what was written there stays', () => {
  const yesterday = { ...morning, date: '2026-11-23', note: 'Queue' }
  assert.deepEqual(changeVisit(morning, { ...morning, date: '2026-11-23' }, [morning, yesterday]), [
    { key: 'visit/kanipakam/2026-11-24', value: null },
    { key: 'visit/kanipakam/2026-11-23', value: { at: 600, note: 'Queue\nMorning' } },
  ])
})

it('a changed note replaces its own, and one that is there already is not written twice', () => {
  const key = 'visit/kanipakam/2026-11-24'
  assert.deepEqual(changeVisit(morning, { ...morning, note: 'Noon' }, [morning]), [
    { key, value: { at: 600, note: 'Noon' } },
  ])
  assert.deepEqual(changeVisit(null, { ...evening, note: 'Noon' }, [{ ...morning, note: 'Morning\nNoon' }]), [
    { key, value: { at: 600, note: 'Morning\nNoon' } },
  ])
})

describe('an hour to leave at', () => {
  const at = (now: string, settings: Partial<DaySettings>, changed: Partial<DaySettings>) => {
    const day = dayOf(['tiruchanoor'], settings)
    const view = viewOfDay(day, {}, places, new Date(`${now}+05:30`))
    const [change] = changeShown(view, changed)
    return change?.value?.date
  }

  it('is one of the date that is shown, which for a plan without a date is today or tomorrow', () => {
    assert.equal(at('2026-11-23T09:00', {}, { leavesAt: 600 }), '2026-11-23')
    assert.equal(at('2026-11-23T22:30', {}, { leavesAt: 600 }), '2026-11-24')
    assert.equal(at('2026-11-23T22:30', { date: '2026-11-30' }, { leavesAt: 600 }), '2026-11-30')
  })

  it('leaves a plan without a date what it is if none is chosen', () => {
    assert.equal(at('2026-11-23T09:00', {}, { leavesAt: null }), null)
    assert.equal(at('2026-11-23T09:00', {}, { backBy: 1200 }), null)
  })
})
