import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { emptyDatabase, type TestDatabase } from '#database/testing.ts'
import type { Entries, EntryValue } from '#day/entries/entry.ts'
import { mendClocks, mendedHere } from '#day/entries/mend-clocks.ts'
import { mergeEntries } from '#day/entries/merge.ts'
import { runs } from '#tools/test/runs.ts'
import {
  type Copy,
  type DeviceRecord,
  recordFrom,
  shownCopy,
  signedInAs,
  withCopy,
  written,
} from '#web/saved/record.ts'
import { broughtUpToDate } from '#web/saved/sync/bring-up-to-date.ts'
import { checkEntries } from './check-entries.ts'
import { savedRoutes } from './routes.ts'
import { newVersion } from './store.ts'

const keys = ['visit/iskcon/2026-11-23', 'visit/tirumala/2026-11-24', 'pledge/hair'] as const
const devices = ['devicea1', 'deviceb2', 'older003'] as const
const account = 'lakshmi'

type Step = {
  device: number
  weeks: number
  action:
    | { write: string; note: string }
    | { remove: string }
    | 'sync'
    /** As it got into accounts when any clock was taken; some devices have seen it. */
    | { poison: string; clock: string; seenBy: readonly number[] }
}

/** What a visitor does on one of three devices, weeks after the step before. */
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    device: fc.nat({ max: 2 }),
    weeks: fc.nat({ max: 5 }),
    action: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ write: fc.constantFrom(...keys), note: fc.string({ maxLength: 3 }) }),
      },
      fc.record({ remove: fc.constantFrom(...keys) }),
      { weight: 3, arbitrary: fc.constant('sync' as const) },
      fc.record({
        poison: fc.constantFrom(...keys),
        clock: fc.constantFrom('1zzzzzzzz-zzz', '1zzzzzzzz-zzy', '0zzzzzzzz-000'),
        seenBy: fc.subarray([0, 1, 2]),
      }),
    ),
  }),
  { maxLength: 40 },
)
const weekMs = 7 * 24 * 60 * 60 * 1000
/** From before 1970, as after an empty battery, to 2090; or by some hours, as in another time zone. */
const wrongBy = fc.oneof(
  fc.integer({ min: -58, max: 64 }).map((years) => years * 52 * weekMs),
  fc.integer({ min: -30, max: 30 }).map((hours) => hours * 60 * 60 * 1000),
)

type Answer =
  | { status: 200; entries: Entries; etag: string }
  | { status: 412 }
  | { status: 422; invalid: readonly { isClockAhead?: boolean }[] }

type Server = {
  read: (now: number) => Promise<Answer>
  merge: (sent: Entries, etag: string, now: number) => Promise<Answer>
  /** What is stored, as it is. */
  stored: () => Promise<Entries>
  poison: (key: string, entry: Entries[string]) => Promise<void>
}

describe('three devices of a visitor, with wrong clocks, offline for weeks and one of an older version', () => {
  it('come to agree, on nothing that somebody who had seen it has changed since, and lose nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(wrongBy, wrongBy, wrongBy), steps, (wrong, taken) =>
        checkDevices(serverInMemory(), wrong, taken),
      ),
      { numRuns: runs(80) },
    )
  })

  describe('on a database', () => {
    let place: TestDatabase
    before(async () => {
      place = await emptyDatabase()
    })
    after(async () => {
      await place.database.destroy()
      await place.remove()
    })

    it('do the same', async () => {
      await fc.assert(
        fc.asyncProperty(fc.tuple(wrongBy, wrongBy, wrongBy), steps, async (wrong, taken) => {
          await place.database.deleteFrom('visits').execute()
          await checkDevices(serverOn(place), wrong, taken)
        }),
        { numRuns: runs(10) },
      )
    })
  })
})

async function checkDevices(server: Server, wrong: readonly number[], taken: readonly Step[]): Promise<void> {
  const records: DeviceRecord[] = devices.map((device) => signedInAs(recordFrom(undefined, device), account))
  let now = Date.UTC(2026, 10, 23)
  /** Of each change, those that the device had seen at that key. */
  const seenBy = new Map<string, string[]>()
  /** Which change a mended clock stands for. */
  const mendedFrom = new Map<string, string>()
  const hasWeather = new Set<string>()
  const everWritten = new Set<string>()

  function changeOf(key: string, clock: string): string {
    const name = `${key} ${clock}`
    return mendedFrom.get(name) ?? name
  }

  function follow(before: Entries, after: Entries): void {
    for (const [key, { clock }] of Object.entries(after)) {
      const old = before[key]?.clock
      if (old !== undefined && !seenBy.has(changeOf(key, clock))) {
        mendedFrom.set(`${key} ${clock}`, changeOf(key, old))
      }
    }
  }

  const copyOf = (device: number) => shownCopy(records[device] ?? assert.fail())

  async function sync(device: number): Promise<void> {
    let readsFirst = false
    for (let attempt = 0; attempt < 8; attempt += 1) {
      now += 1
      const before: Copy = copyOf(device)
      const isSending: boolean = before.etag !== null && !readsFirst && before.unsaved.length > 0
      const sent = before.unsaved.map((key) => [key, before.entries[key] ?? assert.fail()] as const)
      const stored = await server.stored()
      const answer: Answer = isSending
        ? await server.merge(Object.fromEntries(sent), before.etag ?? '', now)
        : await server.read(now)
      follow(stored, await server.stored())
      readsFirst = answer.status !== 200
      if (answer.status === 422) assert.ok(answer.invalid.every(({ isClockAhead }) => isClockAhead))
      if (answer.status !== 200) continue
      records[device] = broughtUpToDate(records[device] ?? assert.fail(), account, {
        ...answer,
        // As in a head, without its milliseconds.
        now: new Date(now - (now % 1000)),
      })
      follow(before.entries, copyOf(device).entries)
      // As after the page was loaded again.
      records[device] = recordFrom(structuredClone(records[device]), 'another0')
      if (copyOf(device).unsaved.length === 0) return
    }
    assert.fail(`it never ends: ${JSON.stringify(copyOf(device))}`)
  }

  function write(device: number, key: string, next: (value: EntryValue | null) => EntryValue | null): void {
    const before = copyOf(device).entries[key]
    const value = next(before?.value ?? null)
    const time = new Date(now + (wrong[device] ?? 0))
    records[device] = written(records[device] ?? assert.fail(), [{ key, value }], time)
    const clock = copyOf(device).entries[key]?.clock ?? assert.fail()
    const change = changeOf(key, clock)
    const last = before && changeOf(key, before.clock)
    const seen = last === undefined ? [] : [last, ...(seenBy.get(last) ?? [])]
    // The last clock of all comes again.
    seenBy.set(
      change,
      seen.filter((one) => one !== change),
    )
    everWritten.add(key)
    if (value && 'weather' in value) hasWeather.add(change)
  }

  for (const [index, { device, weeks, action }] of taken.entries()) {
    now += weeks * weekMs
    const isOlder = device === 2
    if (action === 'sync') await sync(device)
    else if ('poison' in action) {
      const { poison: key, seenBy: those } = action
      const clock = `${action.clock}-${String(index).padStart(8, '0')}`
      const entry = { value: { at: null, note: clock }, clock }
      everWritten.add(key)
      seenBy.set(changeOf(key, clock), [])
      await server.poison(key, entry)
      for (const device of those) {
        const before = records[device] ?? assert.fail()
        const entries = mergeEntries(copyOf(device).entries, { [key]: entry })
        const unsaved = copyOf(device).unsaved.filter((one) => one !== key || entries[key]?.clock !== clock)
        records[device] = withCopy(before, account, { ...copyOf(device), entries, unsaved, etag: null })
      }
    } else {
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
  for (const device of [0, 1, 2, 0, 1, 2]) await sync(device)

  const agreed = await server.stored()
  for (const device of [0, 1, 2]) assertSame(copyOf(device).entries, agreed)
  assert.deepEqual(new Set(Object.keys(agreed)), everWritten)
  const overruled = new Set([...seenBy.values()].flat())
  for (const [key, { value, clock }] of Object.entries(agreed)) {
    const change = changeOf(key, clock)
    assert.ok(!overruled.has(change), 'what was changed since came back')
    const [before = ''] = seenBy.get(change) ?? []
    if (value && hasWeather.has(before)) assert.ok('weather' in value, 'a field got lost')
  }

  for (const device of [0, 1, 2]) {
    await sync(device)
    for (const key of keys) {
      write(device, key, () => ({ at: null, note: devices[device] }))
      await sync(device)
      assert.equal((await server.stored())[key]?.value?.note, devices[device], 'a change was not saved')
    }
  }
}

function serverInMemory(): Server {
  let entries: Entries = {}
  const read = (now: number): Answer => {
    entries = mendClocks(entries, { now: new Date(now), device: mendedHere })
    return { status: 200, entries: throughJson(entries), etag: newVersion(entries).etag }
  }
  return {
    read: async (now) => read(now),
    merge: async (sent, etag, now) => {
      const checked = checkEntries(throughJson({ entries: sent }), new Date(now))
      if (etag !== newVersion(entries).etag) return { status: 412 }
      if ('invalid' in checked) return { status: 422, ...checked }
      entries = mergeEntries(entries, checked.entries)
      return read(now)
    },
    stored: async () => throughJson(entries),
    poison: async (key, entry) => {
      entries = mergeEntries(entries, { [key]: entry })
    },
  }
}

function serverOn({ database }: TestDatabase): Server {
  let time = 0
  const routes = savedRoutes(database, {
    identify: async () => ({
      userId: account,
      isAccountHere: false,
      signedInAt: 0,
      hasConfirmedAddress: true,
      isEditor: false,
    }),
    addressOf: () => '192.0.2.1',
    limitsChanges: false,
    clock: () => time,
  })
  const ask = async (now: number, init: RequestInit = {}): Promise<Answer> => {
    time = now
    const headers = { ...init.headers, authorization: 'Bearer x', 'content-type': 'application/json' }
    const answer = await routes.request('/api/visits', { ...init, headers })
    const { status } = answer
    const body = (await answer.json()) as { entries: Entries; invalid: [] }
    if (status === 200) return { status, entries: body.entries, etag: answer.headers.get('etag') ?? '' }
    if (status === 412) return { status }
    assert.equal(status, 422)
    return { status: 422, invalid: body.invalid }
  }
  const stored = async (): Promise<Entries> => {
    const row = await database.selectFrom('visits').select('entries').executeTakeFirst()
    return row ? (JSON.parse(row.entries) as Entries) : {}
  }
  return {
    read: (now) => ask(now),
    merge: (entries, etag, now) =>
      ask(now, { method: 'PUT', headers: { 'if-match': etag }, body: JSON.stringify({ entries }) }),
    stored,
    async poison(key, entry) {
      const { text: entries, etag } = newVersion(mergeEntries(await stored(), { [key]: entry }))
      const columns = { etag, entries, updated_at: 1 }
      await database
        .insertInto('visits')
        .values({ ...columns, user_id: account, account_id: null })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
        .execute()
    },
  }
}

function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

/** As JSON, whatever the order of the keys. */
function assertSame(one: Entries, other: Entries): void {
  assert.equal(newVersion(one).text, newVersion(other).text)
}
