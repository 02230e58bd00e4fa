import assert from 'node:assert/strict'
import { it } from 'node:test'
import { keptFrom, shownCopy, written } from './kept.ts'

const device = 'device00'
const now = new Date('2026-11-23T10:00:00Z')

it('what is written later counts, whatever the time', () => {
  const first = written(keptFrom(undefined, device), [{ key: 'favourite/tirumala', value: {} }], now)
  const second = written(first, [{ key: 'favourite/tirumala', value: null }], new Date(0))
  const [one, other] = [first, second].map((kept) => shownCopy(kept).entries['favourite/tirumala'])
  assert.ok(String(one?.clock) < String(other?.clock))
  assert.equal(other?.value, null)
  assert.equal(shownCopy(second).isSaved, false)
})

it('of a damaged record all that is whole is kept', () => {
  const whole = written(keptFrom(undefined, device), [{ key: 'favourite/tirumala', value: {} }], now)
  const { entries } = shownCopy(whole)
  assert.deepEqual(keptFrom(structuredClone(whole), 'another0'), whole)
  for (const stored of [undefined, null, 'text', 7, [], { copies: [] }, { copies: { '': null } }]) {
    const kept = keptFrom(stored, device)
    assert.equal(kept.device, device)
    assert.deepEqual(shownCopy(kept).entries, {})
  }
  const damaged = {
    device: 'x',
    owner: '',
    copies: {
      '': {
        entries: { ...entries, a: null, b: { value: {}, clock: 'x' }, c: 1 },
        etag: '"1"',
        isSaved: true,
      },
    },
  }
  const kept = keptFrom(damaged, device)
  assert.deepEqual(shownCopy(kept).entries, entries)
  assert.equal(shownCopy(kept).etag, null)
})
