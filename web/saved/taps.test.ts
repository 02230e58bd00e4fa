import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dayToShow, stopOf, templesOf } from '#day/entries/days.ts'
import { newDay } from '#day/entries/new-day.ts'
import type { Tap } from './mirror-format.ts'
import { recordFrom, shownCopy, written } from './record.ts'
import { tapsAsChanges } from './taps.ts'

const now = new Date('2026-11-23T10:00:00Z')

function tap(record: ReturnType<typeof recordFrom>, taps: Tap[]) {
  return written(record, tapsAsChanges(shownCopy(record).entries, taps, 'one', newDay, '2026-11-23'), now)
}

function templesIn(record: ReturnType<typeof recordFrom>) {
  return templesOf(dayToShow(shownCopy(record).entries, 'one', '2026-11-23'))
}

it('the first tap makes a day, and further ones add at its end or take out', () => {
  const first = tap(recordFrom(undefined, 'device00'), ['+tirumala'])
  assert.deepEqual(templesIn(first), ['tirumala'])
  const more = tap(first, ['+iskcon', '+kanipakam'])
  assert.deepEqual(templesIn(more), ['tirumala', 'iskcon', 'kanipakam'])
  const less = tap(more, ['-iskcon'])
  assert.deepEqual(templesIn(less), ['tirumala', 'kanipakam'])
})

it('storing the same taps twice changes nothing', () => {
  const once = tap(recordFrom(undefined, 'device00'), ['+tirumala'])
  assert.equal(tap(once, ['+tirumala']), once)
})

it('a temple that is tapped must be seen only once the reader says so', () => {
  const day = dayToShow(shownCopy(tap(recordFrom(undefined, 'device00'), ['+tirumala'])).entries, 'one', '')
  assert.equal(day && stopOf(day, 'tirumala')?.wish, 'like')
})
