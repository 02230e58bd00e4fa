import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Visit } from '../../visits/days.ts'
import { keptBefore, visitChanged } from './visit-changes.ts'

const morning: Visit = { temple: 'kanipakam', date: '2026-11-24', at: 600, note: 'Morning' }
const evening: Visit = { temple: 'kanipakam', date: '2026-11-24', at: null, note: 'Evening' }

it('a second visit on the same day adds its note to the first, which keeps its time', () => {
  assert.deepEqual(visitChanged(null, evening, [morning]), [
    { key: 'visit/kanipakam/2026-11-24', value: { at: 600, note: 'Morning\nEvening' } },
  ])
})

it('a visit that moves to another day leaves the former one, and what was written there stays', () => {
  const yesterday = { ...morning, date: '2026-11-23', note: 'Queue' }
  assert.deepEqual(visitChanged(morning, { ...morning, date: '2026-11-23' }, [morning, yesterday]), [
    { key: 'visit/kanipakam/2026-11-24', value: null },
    { key: 'visit/kanipakam/2026-11-23', value: { at: 600, note: 'Queue\nMorning' } },
  ])
})

it('a changed note replaces its own, and what was there before can be put back', () => {
  const key = 'visit/kanipakam/2026-11-24'
  assert.deepEqual(visitChanged(morning, { ...morning, note: 'Noon' }, [morning]), [
    { key, value: { at: 600, note: 'Noon' } },
  ])
  assert.deepEqual(keptBefore([morning], [key]), [{ key, value: { at: 600, note: 'Morning' } }])
  assert.deepEqual(keptBefore([], [key]), [{ key, value: null }])
})
