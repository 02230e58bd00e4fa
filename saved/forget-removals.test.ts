import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Entries } from '#day/entries/entry.ts'
import { mergeEntries } from '#day/entries/merge.ts'
import { runs } from '#tools/test/runs.ts'
import { type DeviceRecord, recordFrom, shownCopy, signedInAs, written } from '#web/saved/record.ts'
import { broughtUpToDate } from '#web/saved/sync/bring-up-to-date.ts'
import { forgetRemovals } from './forget-removals.ts'

const keys = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `favourite/${name}`)
const clocks = fc.integer({ min: 0, max: 35 }).map((ms) => `00000000${ms.toString(36)}-000-devicea1`)
const copies = fc.dictionary(
  fc.constantFrom(...keys),
  fc.record({ value: fc.constantFrom({}, null), clock: clocks }),
) as fc.Arbitrary<Entries>

describe('removals that are forgotten', () => {
  it('are all but the newest, and those that were sent just now; nothing else is forgotten', () => {
    fc.assert(
      fc.property(copies, copies, fc.nat({ max: 4 }), (stored, sent, most) => {
        const entries = mergeEntries(stored, sent)
        const lasting = forgetRemovals(entries, sent, most)
        for (const [key, entry] of Object.entries(lasting)) assert.equal(entry, entries[key])
        const forgotten = Object.entries(entries).filter(([key]) => !Object.hasOwn(lasting, key))
        const left = Object.entries(lasting).filter(([, { value }]) => value === null)
        assert.ok(left.filter(([key]) => !Object.hasOwn(sent, key)).length <= most)
        for (const [key, { value, clock }] of forgotten) {
          assert.equal(value, null)
          assert.ok(!Object.hasOwn(sent, key))
          assert.ok(left.filter(([, one]) => one.clock >= clock).length >= most)
        }
        assert.deepEqual(forgetRemovals(lasting, sent, most), lasting)
      }),
      { numRuns: runs(500) },
    )
  })
})

const devices = [0, 1, 2] as const
type Step = { device: number; action: 'sync' | { write: string } | { remove: string } }
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    device: fc.constantFrom(...devices),
    action: fc.oneof(
      { weight: 3, arbitrary: fc.record({ write: fc.constantFrom(...keys) }) },
      { weight: 3, arbitrary: fc.record({ remove: fc.constantFrom(...keys) }) },
      { weight: 3, arbitrary: fc.constant('sync' as const) },
    ),
  }),
  { maxLength: 60 },
)
const account = 'lakshmi'
const wrongBy = fc.integer({ min: -2000, max: 2000 })

/**
 * Each device follows each other one. A removal that is sent again, because an older copy has come back, is the first to
 * be forgotten again: it reaches the device with that copy only if no other one sends something in between.
 */
const everyOrder = [0, 1, 2, 0, 2, 1] as const

/** Always in the same order, 0, 1, 2, these would send one another the same two removals for ever. */
const endlessInOneOrder: Step[] = [
  { device: 2, action: { write: 'favourite/b' } },
  { device: 0, action: { write: 'favourite/c' } },
  { device: 0, action: { remove: 'favourite/b' } },
  { device: 1, action: { remove: 'favourite/c' } },
  { device: 0, action: { remove: 'favourite/a' } },
  { device: 0, action: { remove: 'favourite/f' } },
]

describe('three devices of an account that remembers two removals', () => {
  it('come to agree once each has followed each other one, and lose nothing', () => {
    fc.assert(
      fc.property(fc.tuple(wrongBy, wrongBy, wrongBy), steps, (wrong, taken) => {
        const records: DeviceRecord[] = devices.map((device) =>
          signedInAs(recordFrom(undefined, `device0${device}`), account),
        )
        let server: Entries = {}
        let now = Date.UTC(2026, 10, 23)
        /** Of each key, every entry that was ever written. */
        const everWritten = new Map<string, { value: unknown; clock: string }[]>()
        function receive(device: number): void {
          const before = records[device] ?? assert.fail()
          records[device] = broughtUpToDate(before, account, { entries: server, etag: '"1"' })
        }

        function sync(device: number): void {
          receive(device)
          for (let round = 0; round < 2; round += 1) {
            const { entries, unsaved } = shownCopy(records[device] ?? assert.fail())
            if (unsaved.length === 0) return
            const sent = Object.fromEntries(unsaved.map((key) => [key, entries[key] ?? assert.fail(key)]))
            server = forgetRemovals(mergeEntries(server, sent), sent, 2)
            receive(device)
          }
          assert.deepEqual(shownCopy(records[device] ?? assert.fail()).unsaved, [], 'it never ends')
        }

        for (const { device, action } of taken) {
          now += 1000
          if (action === 'sync') sync(device)
          else {
            const change =
              'write' in action ? { key: action.write, value: {} } : { key: action.remove, value: null }
            const time = new Date(now + (wrong[device] ?? 0))
            const next = written(records[device] ?? assert.fail(), [change], time)
            records[device] = next
            const entry = shownCopy(next).entries[change.key] ?? assert.fail()
            everWritten.set(change.key, [...(everWritten.get(change.key) ?? []), entry])
          }
        }
        for (const device of [...everyOrder, ...everyOrder, 0] as const) sync(device)

        for (const one of records) assert.deepEqual(present(shownCopy(one).entries), present(server))
        for (const [key, all] of everWritten) {
          const last = all.toSorted((a, b) => (a.clock < b.clock ? -1 : 1)).at(-1)
          if (last?.value) assert.deepEqual(server[key], last, 'something got lost')
        }
      }),
      { numRuns: runs(250), examples: [[[0, 0, 0], endlessInOneOrder]] },
    )
  })
})

function present(entries: Entries): Entries {
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([, { value }]) => value !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
