import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { latestClock } from './clock.ts'
import type { Entries } from './entry.ts'
import { mergeEntries } from './merge.ts'

/** Few, so that copies differ in the same entries; some are names that every object has. */
const keys = fc.constantFrom(
  'day/a',
  'stop/a/iskcon',
  'favourite/tirumala',
  'constructor',
  '__proto__',
  'toString',
)
const clocks = fc
  .tuple(
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 0, max: 2 }),
    fc.constantFrom('aaaaaaaa', 'bbbbbbbb'),
  )
  .map(([ms, count, device]) => `00000000${ms}-00${count}-${device}`)
const values = fc.option(fc.dictionary(fc.constantFrom('at', 'note'), fc.jsonValue({ maxDepth: 1 })))
const copies = fc
  .array(fc.tuple(keys, fc.record({ value: values, clock: clocks })), { maxLength: 8 })
  // As they come from JSON, where `__proto__` is a name like any other.
  .map((entries) => JSON.parse(JSON.stringify(Object.fromEntries(entries))) as Entries)

describe('merging', () => {
  it('makes no difference by order, grouping or repetition', () => {
    fc.assert(
      fc.property(copies, copies, copies, (a, b, c) => {
        assertSame(mergeEntries(a, b), mergeEntries(b, a))
        assertSame(mergeEntries(mergeEntries(a, b), c), mergeEntries(a, mergeEntries(b, c)))
        assertSame(mergeEntries(a, a), a)
        assertSame(mergeEntries(mergeEntries(a, b), b), mergeEntries(a, b))
      }),
      { numRuns: 500 },
    )
  })

  it('drops no entry, makes none up, and keeps the latest of each', () => {
    fc.assert(
      fc.property(copies, copies, (a, b) => {
        const merged = mergeEntries(a, b)
        assert.deepEqual(new Set(Object.keys(merged)), new Set([...Object.keys(a), ...Object.keys(b)]))
        for (const [key, entry] of Object.entries(merged)) {
          const sources = [a, b].flatMap((copy) => (Object.hasOwn(copy, key) ? [copy[key]] : []))
          assert.ok(sources.includes(entry))
          assert.equal(entry.clock, latestClock(sources.map((one) => one?.clock ?? '')))
        }
      }),
    )
  })

  it('changes neither copy', () => {
    fc.assert(
      fc.property(copies, copies, (a, b) => {
        const before = JSON.stringify([a, b])
        mergeEntries(a, b)
        assert.equal(JSON.stringify([a, b]), before)
      }),
    )
  })
})

/** As JSON, whatever the order of the keys. */
function assertSame(one: Entries, other: Entries): void {
  const sorted = (entries: Entries) =>
    JSON.stringify(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  assert.equal(sorted(one), sorted(other))
}
