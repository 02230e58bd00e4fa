import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { saveDay } from '#day/change.ts'
import { type Day, days } from '#day/entries/days.ts'
import { type DaySettings, daySchema, type StopValue, stopSchema } from '#day/entries/values.ts'
import { paces } from '#day/plan/day-frame.ts'
import { guide } from '#guide/guide.ts'
import { templeIds } from '#guide/temple-ids.ts'
import { linkedDay, linkText } from './link.ts'

const longest = dayOf(
  {
    name: '',
    date: '2026-11-24',
    start: { latitude: -13.6279, longitude: -179.4194 },
    end: { latitude: -13.6833, longitude: -179.3472 },
    leavesAt: 1410,
    backBy: 2530,
    pace: 'unhurried',
    lunchMinutes: 180,
    reserveMinutes: 240,
    mostKilometres: 1000,
    ticket: { kind: 'specialEntry', at: 1439 },
  },
  templeIds.map((temple) => ({ temple, wish: 'must', isLocked: true })),
)

const usual = dayOf(
  {
    name: '',
    date: '2026-11-24',
    start: 'railwayStation',
    end: 'airport',
    leavesAt: 14 * 60 + 10,
    backBy: 20 * 60,
    pace: 'usual',
    lunchMinutes: 45,
    reserveMinutes: 30,
    mostKilometres: 200,
    ticket: { kind: 'none' },
  },
  [
    { temple: 'govindaraja', wish: 'like', isLocked: false },
    { temple: 'kapila-theertham', wish: 'must', isLocked: false },
    { temple: 'tiruchanoor', wish: 'must', isLocked: true },
  ],
)

const anyDay = fc
  .tuple(
    plain<DaySettings>({
      name: fc.constant(''),
      date: fc.option(
        fc
          .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
          .map((day) => day.toISOString().slice(0, 10)),
      ),
      start: anyPlace(),
      end: anyPlace(),
      leavesAt: fc.option(anyMinute()),
      backBy: anyMinute(),
      pace: fc.constantFrom(...paces),
      lunchMinutes: fc.integer({ min: 0, max: 180 }),
      reserveMinutes: fc.integer({ min: 0, max: 240 }),
      mostKilometres: fc.integer({ min: 1, max: 1000 }),
      ticket: fc.oneof(
        fc.constant({ kind: 'none' as const }),
        plain({
          kind: fc.constantFrom('timedToken' as const, 'specialEntry' as const, 'walkersToken' as const),
          at: anyMinute(),
        }),
        plain({
          kind: fc.constant('walkersToken' as const),
          at: anyMinute(),
          foot: fc.constant('alipiri' as const),
        }),
      ),
    }),
    fc.uniqueArray(
      plain({
        temple: fc.constantFrom(...templeIds),
        wish: fc.constantFrom('must' as const, 'like' as const),
        isLocked: fc.boolean(),
      }),
      { selector: ({ temple }) => temple },
    ),
  )
  .map(([settings, stops]) => dayOf(settings, stops))

describe('the link of a day', () => {
  it('can be read', () => {
    assert.equal(
      linkText(usual),
      '1/2026-11-24/1410-2000/from-railwayStation/to-airport/usual/lunch45/spare30/200km/none/govindaraja.kapilaM.tiruchanoorML/1yxlbj1',
    )
  })

  it('is of a version that older guides say they can’t read if it has what they don’t know', () => {
    const ticketed = (foot: 'alipiri' | 'srivariMettu') =>
      linkText({
        ...usual,
        settings: { ...usual.settings, ticket: { kind: 'walkersToken', at: 570, foot } },
      })
    assert.match(ticketed('srivariMettu'), /^1\/.*\/walkersToken0930\//)
    assert.match(ticketed('alipiri'), /^2\/.*\/walkersTokenAlipiri0930\//)
  })

  it('carries the whole day, and back', () => {
    fc.assert(fc.property(anyDay, (day) => assertSent(linkedDay(linkText(day)), day)))
  })

  it('leaves out what the reader has left out, and temples that this version does not know', () => {
    const others = [
      { temple: 'iskcon', stop: { rank: null, wish: 'must', isLocked: true } },
      { temple: 'tondamanadu', stop: { rank: 'z', wish: 'like', isLocked: false } },
    ] as const
    assert.equal(linkText({ ...usual, stops: [...usual.stops, ...others] }), linkText(usual))
  })

  it('has a day that is saved as it was sent, as an account takes it', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const read = linkedDay(linkText(day))
        assert.ok(typeof read !== 'string')
        const changes = saveDay(read)
        for (const { key, value } of changes) (key.startsWith('day/') ? daySchema : stopSchema).parse(value)
        const clock = '000000000-000-aaaaaaaa'
        assert.deepEqual(days(Object.fromEntries(changes.map(({ key, value }) => [key, { value, clock }]))), [
          read,
        ])
      }),
    )
  })

  it('has the same id whenever it is opened, so that its day is saved once', () => {
    const read = linkedDay(linkText(usual))
    // As devices have saved it.
    assert.ok(typeof read !== 'string' && read.id === '383dmcl1vvf3b')
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const [first, again, second] = [one, one, other].map((day) => linkedDay(linkText(day)))
        assert.deepEqual(first, again)
        const ids = [first, second].map((read) => (typeof read === 'string' ? read : read?.id))
        assert.equal(ids[0] === ids[1], linkText(one) === linkText(other))
      }),
    )
  })

  it('is shorter than 300 signs with all temples and the longest settings', () => {
    const address = (day: Day) => `https://travel-visit.example/te/day#${linkText(day)}`
    assert.ok(address(longest).length < 300, `${address(longest).length} signs`)
    fc.assert(fc.property(anyDay, (day) => assert.ok(address(day).length < 300)))
  })

  it('needs no escapes', () => {
    fc.assert(fc.property(anyDay, (day) => assert.match(linkText(day), /^[\w./-]+$/)))
  })

  it('is read whatever chat programs add to it and escape, and with damage beside it is no other day', () => {
    const additions = fc.constantFrom(
      ...['', '.', ',', ')', '”', '।', '\u200b', '/', '!', '?', '*', '_', '>', '…', '.\n'],
      ...[
        '?utm_source=chat&utm_medium=x',
        '&fbclid=IwAR0x-y_z/1',
        '.Jai',
        ' and then',
        '/?utm=1',
        '%20',
        '#top',
      ],
    )
    const blank = fc.constantFrom('', ' ', '\n', '\r\n', '\u00a0', '\u200b', '\u2060')
    const spelling = fc.constantFrom(
      (link: string) => link,
      (link: string) => link.toLowerCase(),
      (link: string) => link.toUpperCase(),
    )
    const mangled = fc.record({
      day: anyDay,
      spelling,
      blank,
      at: fc.nat(),
      addition: additions,
      escapes: fc.nat({ max: 3 }),
      lost: fc.option(fc.nat(), { freq: 3 }),
    })
    fc.assert(
      fc.property(mangled, ({ day, spelling, blank, at, addition, escapes, lost }) => {
        // What is behind a blank is either a part of the link or not.
        fc.pre(!blank || !/\s\w/.test(addition))
        const link = spelling(linkText(day))
        const middle = at % link.length
        let sent = link.slice(0, middle) + blank + link.slice(middle) + addition
        for (let times = 0; times < escapes; times += 1) sent = encodeURIComponent(sent)
        assertSent(linkedDay(sent), day)
        if (lost === null) return
        const gone = lost % sent.length
        assertNoOther(linkedDay(sent.slice(0, gone) + sent.slice(gone + 1)), day)
      }),
      { numRuns: 300 },
    )
  })

  it('is read in small letters from every gateway', () => {
    for (const { id } of guide.gateways) {
      const day = { ...usual, settings: { ...usual.settings, start: id } }
      assertSent(linkedDay(linkText(day).toLowerCase()), day)
    }
  })

  it('is not read if it is endless', () => {
    assert.equal(linkedDay(linkText(usual) + ' '.repeat(10_000)), 'damaged')
  })

  it('with another sign is no other day', () => {
    const signs = [...'0123456789abcxyzABLMZ-_./%#& ']
    for (const day of [usual, longest]) {
      const link = linkText(day)
      for (let index = 0; index < link.length; index += 1) {
        for (const sign of signs.filter((one) => one !== link[index])) {
          const other = link.slice(0, index) + sign + link.slice(index + 1)
          assertNoOther(linkedDay(other), day)
        }
      }
    }
    fc.assert(
      fc.property(
        anyDay,
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
        (day, at, sign) => {
          const link = linkText(day)
          const index = at % link.length
          fc.pre(link[index] !== sign)
          assertNoOther(linkedDay(link.slice(0, index) + sign + link.slice(index + 1)), day)
        },
      ),
    )
  })

  it('notices whatever is missing', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const link = linkText(day)
        for (let end = 0; end < link.length; end += 1) assert.equal(linkedDay(link.slice(0, end)), 'damaged')
        for (let index = 0; index < link.length; index += 1) {
          const without = link.slice(0, index) + link.slice(index + 1)
          assert.equal(linkedDay(without), 'damaged')
        }
      }),
    )
  })

  it('of a later version says so', () => {
    assert.equal(linkedDay(signed('3/all/new')), 'newer')
    assert.equal(linkedDay(signed(unsigned(usual).replace('govindaraja', 'tondamanadu'))), 'newer')
  })

  it('with a right checksum and an impossible day is damaged', () => {
    for (const [part, other] of [
      ['2026-11-24', '2026-02-30'],
      ['1410', '4801'],
      ['2000', '2060'],
      ['lunch45', 'lunch181'],
      ['200km', '0km'],
      ['200km', '1001km'],
      ['none', 'timedToken'],
      ['none', 'none0900'],
      ['none', 'vip0900'],
      ['from-railwayStation', 'from-91_79'],
      ['from-railwayStation', 'from-13.6'],
      ['kapilaM', 'govindaraja'],
      ['/usual', ''],
    ] as const) {
      assert.equal(linkedDay(signed(unsigned(usual).replace(part, other))), 'damaged', other)
    }
  })

  it('of any other text is damaged', () => {
    fc.assert(fc.property(fc.string(), (text) => assert.equal(linkedDay(text), 'damaged')))
    for (const text of ['', 'sources', '%', '/']) assert.equal(linkedDay(text), 'damaged')
  })
})

/** The reader's order, wishes and settings: a link has neither ids nor ranks. */
function assertSent(read: ReturnType<typeof linkedDay>, { settings, stops }: Day): void {
  assert.ok(typeof read !== 'string')
  const sent = (all: Day['stops']) =>
    all.map(({ temple, stop: { rank: _, ...stop } }) => ({ temple, ...stop }))
  assert.deepEqual({ ...read.settings, stops: sent(read.stops) }, { ...settings, stops: sent(stops) })
}

function assertNoOther(read: ReturnType<typeof linkedDay>, day: Day): void {
  if (read !== 'damaged') assertSent(read, day)
}

function dayOf(
  settings: DaySettings,
  stops: readonly { temple: string; wish: StopValue['wish']; isLocked: boolean }[],
): Day {
  return {
    id: '',
    settings,
    stops: stops.map(({ temple, ...stop }) => ({ temple, stop: { rank: 'i', ...stop } })),
  }
}

function anyMinute(): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: 2880 })
}

function anyPlace(): fc.Arbitrary<DaySettings['start']> {
  const degrees = (most: number) =>
    fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((n) => n / 10_000)
  return fc.oneof(
    fc.constantFrom('railwayStation', 'airport', 'busStand'),
    plain({ latitude: degrees(90), longitude: degrees(180) }),
  )
}

function unsigned(day: Day): string {
  return linkText(day).replace(/\/\w+$/, '')
}

/** With the checksum that it says it lacks: FNV-1a, written differently. */
function signed(text: string): string {
  let hash = 2_166_136_261n
  for (const sign of new TextEncoder().encode(text)) hash = ((hash ^ BigInt(sign)) * 16_777_619n) % 2n ** 32n
  return `${text}/${hash.toString(36)}`
}

/** Without prototypes of their own, which would count as another value. */
function plain<Fields>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }): fc.Arbitrary<Fields> {
  return fc.record<Fields>(fields, { noNullPrototype: true })
}
