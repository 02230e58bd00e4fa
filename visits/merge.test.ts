import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { checkEntries } from './check-entries.ts'
import { latestClock, nextClock } from './clock.ts'
import type { Entries, EntryValue } from './entry.ts'
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
      { numRuns: 2000 },
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

const kept = ['visit/iskcon/2026-11-23', 'visit/tirumala/2026-11-24', 'pledge/hair'] as const
const devices = ['devicea1', 'deviceb2', 'older003'] as const
type Step = {
  device: number
  weeks: number
  action: { write: string; note: string } | { remove: string } | 'sync'
}

/** What a visitor does on one of three devices, weeks after the step before. */
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    device: fc.nat({ max: 2 }),
    weeks: fc.nat({ max: 5 }),
    action: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ write: fc.constantFrom(...kept), note: fc.string({ maxLength: 3 }) }),
      },
      fc.record({ remove: fc.constantFrom(...kept) }),
      { weight: 3, arbitrary: fc.constant('sync' as const) },
    ),
  }),
  { maxLength: 40 },
)
const weekMs = 7 * 24 * 60 * 60 * 1000
/** From before 1970, as after an empty battery, to 2090. */
const wrongBy = fc.integer({ min: -58, max: 64 }).map((years) => years * 52 * weekMs)

describe('three devices of a visitor, with wrong clocks, offline for weeks and one of an older version', () => {
  it('come to agree, on nothing that somebody who had seen it has changed since, and lose nothing', () => {
    fc.assert(
      fc.property(fc.tuple(wrongBy, wrongBy, wrongBy), steps, (wrong, taken) => {
        const copies: Entries[] = devices.map(() => ({}))
        let server: Entries = {}
        let now = Date.UTC(2026, 10, 23)
        /** By clock, the clocks that the device had seen at that key. */
        const seenBy = new Map<string, string[]>()
        const hasWeather = new Set<string>()
        const written = new Set<string>()

        function sync(device: number): void {
          const answer = checkEntries(throughJson({ entries: mergeEntries(copies[device] ?? {}, server) }))
          assert.ok('entries' in answer, JSON.stringify(answer))
          server = mergeEntries(server, answer.entries)
          copies[device] = mergeEntries(copies[device] ?? {}, throughJson(server))
        }

        function write(
          device: number,
          key: string,
          next: (value: EntryValue | null) => EntryValue | null,
        ): void {
          const copy = copies[device] ?? {}
          const time = new Date(now + (wrong[device] ?? 0))
          const latest = latestClock(Object.values(copy).map(({ clock }) => clock))
          const clock = nextClock(latest, time, devices[device] ?? '')
          const before = copy[key]
          seenBy.set(clock, before ? [before.clock, ...(seenBy.get(before.clock) ?? [])] : [])
          written.add(key)
          const value = next(before?.value ?? null)
          if (value && 'weather' in value) hasWeather.add(clock)
          copies[device] = { ...copy, [key]: { value, clock } }
        }

        for (const { device, weeks, action } of taken) {
          now += weeks * weekMs
          const isOlder = device === 2
          if (action === 'sync') sync(device)
          else {
            const key = 'write' in action ? action.write : action.remove
            // The older version has no pledges, and knows nothing of a visit's weather.
            if (isOlder && key.startsWith('pledge/')) continue
            if ('remove' in action) write(device, key, () => null)
            else {
              const { note } = action
              const weather = isOlder ? {} : { weather: `${note}, hot` }
              write(device, key, (value) => ({ at: null, ...value, note, ...weather }))
            }
          }
        }
        for (const device of [0, 1, 2, 0, 1, 2]) sync(device)

        for (const copy of copies) assertSame(copy, server)
        assert.deepEqual(new Set(Object.keys(server)), written)
        const overruled = new Set([...seenBy.values()].flat())
        for (const { value, clock } of Object.values(server)) {
          assert.ok(!overruled.has(clock), 'what was changed since came back')
          const [before = ''] = seenBy.get(clock) ?? []
          if (value && hasWeather.has(before)) assert.ok('weather' in value, 'a field got lost')
        }
      }),
      { numRuns: 500 },
    )
  })
})

function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

/** As JSON, whatever the order of the keys. */
function assertSame(one: Entries, other: Entries): void {
  const sorted = (entries: Entries) =>
    JSON.stringify(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  assert.equal(sorted(one), sorted(other))
}
