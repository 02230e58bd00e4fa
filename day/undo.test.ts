import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Entries, EntryValue } from './entries/entry.ts'
import { stepsFrom, undoing } from './undo.ts'

const shown = stored({ 'day/a': { name: '', backBy: 1200 } })

describe('a change', () => {
  it('keeps what has been written of the same entry since', () => {
    const named = stored({ 'day/a': { name: 'With amma', backBy: 1200 } })
    assert.deepEqual(stepsFrom([{ key: 'day/a', value: { name: '', backBy: 900 } }], shown, named), [
      { key: 'day/a', from: { name: 'With amma', backBy: 1200 }, value: { name: 'With amma', backBy: 900 } },
    ])
  })

  it('keeps what has been written of the same ticket since, as by the choice made just before', () => {
    const ticket = (kind: string, at: number, foot?: string) =>
      ({ 'day/a': { name: '', ticket: { kind, at, ...(foot && { foot }) } } }) as const
    const before = ticket('specialEntry', 540)
    const [step] = stepsFrom(
      [{ key: 'day/a', value: ticket('specialEntry', 900)['day/a'] }],
      stored(before),
      stored(ticket('walkersToken', 540, 'alipiri')),
    )
    assert.deepEqual(step?.value, ticket('walkersToken', 900, 'alipiri')['day/a'])
    const [given] = stepsFrom(
      [{ key: 'day/a', value: { name: '', ticket: { kind: 'none' } } }],
      stored(before),
      stored(ticket('specialEntry', 900)),
    )
    assert.deepEqual(given?.value, { name: '', ticket: { kind: 'none' } })
  })

  it('is made once when it is asked for twice', () => {
    const changes = [{ key: 'day/b', value: { name: 'New' } }]
    assert.equal(stepsFrom(changes, shown, shown).length, 1)
    assert.deepEqual(stepsFrom(changes, shown, stored({ 'day/b': { name: 'Mine' } })), [])
  })

  it('does not bring back what has been removed', () => {
    const changes = [{ key: 'day/a', value: { name: '', backBy: 900 } }]
    assert.deepEqual(stepsFrom(changes, shown, stored({ 'day/a': null })), [])
  })
})

describe('taking a change back', () => {
  const steps = [
    { key: 'day/a', from: { name: '', backBy: 1200 }, value: { name: '', backBy: 900, pace: 'usual' } },
  ]

  it('restores its fields alone', () => {
    const now = stored({ 'day/a': { name: 'From the other tab', backBy: 900, pace: 'usual' } })
    assert.deepEqual(undoing(steps, now), [
      { key: 'day/a', value: { name: 'From the other tab', backBy: 1200 } },
    ])
  })

  it('leaves what has been written over it', () => {
    assert.deepEqual(undoing(steps, stored({ 'day/a': { name: '', backBy: 600, pace: 'brisk' } })), [])
    assert.deepEqual(undoing(steps, stored({ 'day/a': null })), [])
  })

  it('brings back what was removed, unless it is there again, and removes what was added', () => {
    const removed = [{ key: 'day/a', from: { name: 'Old' }, value: null }]
    assert.deepEqual(undoing(removed, stored({ 'day/a': null })), [{ key: 'day/a', value: { name: 'Old' } }])
    assert.deepEqual(undoing(removed, shown), [])
    const added = [{ key: 'day/a', from: null, value: { name: '', backBy: 1200 } }]
    assert.deepEqual(undoing(added, shown), [{ key: 'day/a', value: null }])
  })
})

function stored(values: Record<string, EntryValue | null>): Entries {
  const clock = '000000000-000-aaaaaaaa'
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value, clock }]))
}
