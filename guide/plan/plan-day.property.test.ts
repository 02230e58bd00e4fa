import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { OpeningHours, OpeningSession } from '../opening-hours/hours.ts'
import { type TempleId, templeIds } from '../temple-ids.ts'
import { followOrder, isBroken } from './follow-order.ts'
import { arrivalOf, legBetween } from './legs.ts'
import type { DayFrame, Locks, Place, PlannedTemple, Wish, Wishes } from './plan.ts'
import { planDay } from './plan-day.ts'
import { appointmentAt, visitLength } from './visit-length.ts'
import { weightOf } from './weights.ts'
import { whatToDrop } from './what-to-drop.ts'

type Case = { frame: DayFrame; temples: PlannedTemple[]; wishes: Wishes; locks: Locks }

describe('for any day', () => {
  it('the plan is the best of all orders of all sets', () => {
    check(({ frame, temples, wishes, locks }, days) => {
      const { timeline } = planDay(frame, temples, wishes, locks)
      const best = bestOf(days, (day) => day.backAt <= latestBack(frame), frame, wishes)
      const planned = dayOf(
        days,
        timeline.stops.map(({ temple }) => temple),
      )
      assert.deepEqual(worth(planned, frame, wishes), worth(best, frame, wishes))
      assert.deepEqual([timeline.backAt, timeline.roadMetres], [best.backAt, best.metres])
      assert.ok(!timeline.stops.some(isBroken))
    })
  })

  it('what is left out has the cost that trying it shows', () => {
    check(({ frame, temples, wishes, locks }, days) => {
      const plan = planDay(frame, temples, wishes, locks)
      const planned = plan.timeline.stops.map(({ temple }) => temple)
      assert.deepEqual(
        [...planned, ...plan.leftOut.map(({ temple }) => temple)].sort(),
        temples.flatMap(({ id }) => (wishes[id] ? [id] : [])).sort(),
      )
      for (const { temple, cost } of plan.leftOut) {
        const added = earliest(days, [...planned, temple])
        const isIn = (day: Day) => day.order.includes(temple) && day.backAt <= latestBack(frame)
        if (cost.kind === 'backLater') {
          // Nothing where even the way straight back is too late.
          assert.ok(cost.minutes > 0 || planned.length === 0)
          assert.equal(added?.backAt, plan.timeline.backAt + cost.minutes)
          continue
        }
        assert.ok(!added || added.backAt > frame.backBy + 90)
        if (cost.kind === 'pushesOut') {
          const among = (day: Day) =>
            isIn(day) && day.order.every((id) => id === temple || planned.includes(id))
          const left = planned.filter((id) => !cost.temples.includes(id))
          const kept = earliest(days, [...left, temple])
          assert.ok(kept && isIn(kept) && cost.temples.length > 0)
          const best = bestOf(days, among, frame, wishes)
          assert.deepEqual(worth(kept, frame, wishes), worth(best, frame, wishes))
        } else {
          const alone = earliest(days, [temple])
          assert.ok(!alone || alone.backAt > latestBack(frame))
        }
      }
    })
  })

  it('musts that exclude each other are a smallest set that does', () => {
    check(({ frame, temples, wishes, locks }, days) => {
      const { conflict } = planDay(frame, temples, wishes, locks)
      const musts = temples.flatMap(({ id }) => (wishes[id] === 'must' ? [id] : []))
      const fits = (set: readonly TempleId[]) => {
        const day = earliest(days, set)
        return day !== undefined && day.backAt <= latestBack(frame)
      }
      const failing = subsetsOf(musts).filter((set) => set.length > 0 && !fits(set))
      const smallest = Math.min(...failing.map(({ length }) => length))
      assert.equal(conflict.length, musts.length === 0 || fits(musts) ? 0 : smallest)
      if (conflict.length > 0) assert.ok(!fits(conflict))
    })
  })

  it('an order by hand is followed as it stands, its problems marked', () => {
    fc.assert(
      fc.property(cases, ({ frame, temples }) => {
        const timeline = followOrder(frame, temples)
        let now = frame.leavesAt
        for (const [index, stop] of timeline.stops.entries()) {
          const temple = temples[index] as PlannedTemple
          const leg = legBetween(index === 0 ? frame.start : (temples[index - 1] as PlannedTemple), temple)
          assert.equal(stop.temple, temple.id)
          assert.equal(stop.arrivesAt, arrivalOf(leg, now))
          const lunch = timeline.lunch?.beforeStop === index ? timeline.lunch : null
          if (lunch)
            assert.ok(lunch.from >= stop.arrivesAt && lunch.until === lunch.from + frame.lunchMinutes)
          assert.ok(stop.beginsAt >= (lunch?.until ?? stop.arrivesAt))
          assert.equal(stop.leavesAt, stop.beginsAt + stop.visit.usual)
          const { minutes, appointmentAt } = paint(temple, frame)
          const isOpen = (kinds: string) =>
            minutes.slice(stop.beginsAt + 1440, stop.leavesAt + 1440).every((kind) => kinds.includes(kind))
          if (appointmentAt !== null) assert.equal(stop.problem !== null, stop.beginsAt !== appointmentAt)
          else if (stop.problem === null || stop.problem === 'unsureHours') assert.ok(isOpen('o'))
          else if (stop.problem === 'disputed' || stop.problem === 'disputedEnd') {
            assert.ok(isOpen('od') && !isOpen('o'))
            assert.equal(minutes[stop.beginsAt + 1440] === 'o', stop.problem === 'disputedEnd')
          } else if (stop.problem !== 'unknownHours') assert.ok(!isOpen('od'))
          now = stop.leavesAt
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('a reader who is late drops what is worth the least, the temple with a ticket last, and the rest works', () => {
    fc.assert(
      fc.property(cases, ({ frame, temples, wishes }) => {
        const order = temples.filter(({ id }) => wishes[id])
        const works = (kept: readonly PlannedTemple[]) => {
          const { stops, backAt } = followOrder(frame, kept)
          return kept.length === 0 || (backAt <= frame.backBy && !stops.some(isBroken))
        }
        const dropped = whatToDrop(frame, order, wishes)
        const kept = order.filter(({ id }) => !dropped.includes(id))
        assert.ok(works(kept))
        const worthOfThose = (set: readonly PlannedTemple[]) => ({
          ...worthOf(set, frame, wishes),
          tickets: set.filter((temple) => appointmentAt(temple, frame.ticket) !== null).length,
        })
        const best = subsetsOf(order)
          .filter(works)
          .map(worthOfThose)
          .sort((one, other) => one.tickets - other.tickets || byWorth(one, other))
          .at(-1)
        assert.deepEqual(worthOfThose(kept), best)
      }),
      { numRuns: 300 },
    )
  })
})

function check(holds: (one: Case, days: Day[]) => void): void {
  fc.assert(
    fc.property(cases, (one) => holds(one, everyDay(one))),
    { numRuns: 1000 },
  )
}

// The cases

const quarter = (least: number, most: number) =>
  fc.integer({ min: least / 15, max: most / 15 }).map((quarters) => quarters * 15)

const coordinates = fc.record({
  latitude: fc.integer({ min: 1356, max: 1370 }).map((hundredths) => hundredths / 100),
  longitude: fc.integer({ min: 7934, max: 7950 }).map((hundredths) => hundredths / 100),
})

/** One to four openings, some of them disputed, some touching or past midnight. */
const openingHours: fc.Arbitrary<OpeningHours> = fc
  .array(
    fc.record({
      gap: quarter(0, 180),
      length: quarter(30, 540),
      isDisputed: fc.nat({ max: 3 }).map((one) => one === 0),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .chain((openings) => fc.record({ openings: fc.constant(openings), from: quarter(180, 540) }))
  .map(({ openings, from }) => {
    const [sessions, disputed]: [OpeningSession[], OpeningSession[]] = [[], []]
    let at = from
    for (const { gap, length, isDisputed } of openings) {
      const [opens, closes] = [at + gap, at + gap + length]
      if (closes <= 47 * 60)
        (isDisputed ? disputed : sessions).push({ opens: clock(opens), closes: clock(closes) })
      at = closes
    }
    return { sessions, disputed }
  })

const visitMinutes = fc
  .tuple(fc.integer({ min: 10, max: 40 }), fc.nat({ max: 60 }), fc.nat({ max: 200 }))
  .map(([least, more, most]) => ({ least, usual: least + more, most: least + more + most }))

const queueMinutes = fc.integer({ min: 200, max: 500 }).map((usual) => ({ least: usual, usual, most: usual }))

const gateway: Place = { coordinates: { latitude: 13.63, longitude: 79.42 }, gateway: 'station' }

const templeOf = (id: TempleId): fc.Arbitrary<PlannedTemple> =>
  fc.record({
    id: fc.constant(id),
    coordinates: id === 'tirumala' ? fc.constant({ latitude: 13.68325, longitude: 79.347194 }) : coordinates,
    openingHours: fc.record({
      value: fc.option(openingHours, { freq: 9 }),
      confidence: fc.constantFrom('high', 'medium', 'low'),
    }),
    visitMinutes: fc.option(id === 'tirumala' ? queueMinutes : visitMinutes, { freq: 9 }),
    visitMinutesWith:
      id === 'tirumala'
        ? fc.record({ timedToken: visitMinutes, specialEntry: visitMinutes, walkersToken: visitMinutes })
        : fc.constant(undefined),
    distances: fc.option(fc.integer({ min: 1, max: 25 }), { nil: null }).map((kilometres) =>
      kilometres === null
        ? {}
        : {
            station: {
              value: { leastMetres: kilometres * 1000, mostMetres: kilometres * 1100 },
              confidence: 'medium' as const,
            },
          },
    ),
  })

const place: fc.Arbitrary<Place> = fc.oneof(
  fc.constant(gateway),
  coordinates.map((coordinates) => ({ coordinates, gateway: null })),
)

const frames: fc.Arbitrary<DayFrame> = fc
  .record({
    date: fc.constantFrom('2026-11-27', '2026-11-29'),
    start: place,
    end: place,
    leavesAt: fc.oneof(
      fc.integer({ min: 300, max: 720 }),
      fc.integer({ min: 300, max: 720 }),
      fc.integer({ min: 0, max: 1400 }),
    ),
    hours: fc.integer({ min: 4, max: 18 }),
    pace: fc.constantFrom('brisk', 'usual', 'unhurried'),
    lunchMinutes: fc.constantFrom(0, 30, 45, 90),
    reserveMinutes: fc.constantFrom(0, 30),
    mostRoadMetres: fc.constantFrom(40_000, 60_000, 90_000, 1_000_000),
    ticket: fc.oneof(
      fc.constant({ kind: 'none' as const }),
      fc.record({ kind: fc.constant('specialEntry' as const), at: fc.integer({ min: 420, max: 1080 }) }),
    ),
  })
  .map(({ hours, ...frame }) => ({ ...frame, backBy: frame.leavesAt + hours * 60 }))

const cases: fc.Arbitrary<Case> = fc
  .shuffledSubarray([...templeIds], { minLength: 1, maxLength: 4 })
  .chain((ids) =>
    fc.record({
      frame: frames,
      temples: fc.tuple(...ids.map(templeOf)),
      wishes: fc
        .tuple(
          ...ids.map(() =>
            fc.constantFrom<Wish | undefined>('like', 'like', 'like', 'like', 'must', 'must', undefined),
          ),
        )
        .map((wishes) => Object.fromEntries(ids.map((id, index) => [id, wishes[index]])) as Wishes),
      locks: fc.record({
        order: fc.shuffledSubarray(ids),
        locked: fc.oneof(
          { weight: 2, arbitrary: fc.constant([]) },
          fc.shuffledSubarray(ids).map((locked) => locked.slice(0, 2)),
        ),
      }),
    }),
  )

// The same by brute force: every order of every set, with lunch at every place

type Day = { order: TempleId[]; backAt: number; metres: number }

function everyDay({ frame, temples, wishes, locks }: Case): Day[] {
  const considered = temples.filter(({ id }) => wishes[id])
  return ordersOf(considered)
    .filter((order) => order.length === 0 || keepsLocks(order, locks))
    .flatMap((order) => {
      const day = order.length === 0 ? goStraight(frame) : drive(frame, order)
      return day ? [{ order: order.map(({ id }) => id), ...day }] : []
    })
}

function goStraight({ start, end, leavesAt }: DayFrame) {
  const leg = legBetween(start, end)
  return { backAt: afterGate(leg, leavesAt), metres: leg.metres }
}

function drive(frame: DayFrame, order: readonly PlannedTemple[]) {
  const isAlone = (temple: PlannedTemple) => temple.visitMinutesWith && frame.ticket.kind === 'none'
  if (order.length > 1 && order.some(isAlone)) return null
  const needsLunch = frame.lunchMinutes > 0 && frame.leavesAt <= 810 && !order.some(isAlone)
  const returns = [...order.keys(), order.length, order.length + 1].flatMap((lunchAt) => {
    let [now, metres, fasting] = [frame.leavesAt, 0, needsLunch]
    let from: Place | PlannedTemple = frame.start
    const eat = () => {
      now = Math.max(now, 690) + frame.lunchMinutes
      fasting = false
    }
    for (const [index, temple] of order.entries()) {
      const leg = legBetween(from, temple)
      now = afterGate(leg, now)
      metres += leg.metres
      if (needsLunch && lunchAt === index) eat()
      const begins = beginning(temple, frame)(now)
      if (begins === null || (fasting && begins > 870)) return []
      now = begins + visitLength(temple, frame).usual
      from = temple
    }
    if (needsLunch && lunchAt === order.length) eat()
    const leg = legBetween(from, frame.end)
    now = afterGate(leg, now)
    metres += leg.metres
    if (metres > frame.mostRoadMetres || (fasting && now > 930)) return []
    return [{ backAt: now, metres }]
  })
  return returns.sort((one, other) => one.backAt - other.backAt)[0] ?? null
}

/** Minute by minute; cars are let onto the hill road from three to midnight. */
function afterGate({ minutes, hillRoad }: ReturnType<typeof legBetween>, leavesAt: number): number {
  let [now, left] = [leavesAt, minutes]
  const atGate = hillRoad === 'up' ? Math.min(minutes, 50) : minutes
  while (left > 0) {
    const isClosed = ((now % 1440) + 1440) % 1440 < 180
    if (hillRoad === null || left !== atGate || !isClosed) left--
    now++
  }
  return now
}

const beginnings = new WeakMap<PlannedTemple, WeakMap<DayFrame, Int16Array>>()

function beginning(temple: PlannedTemple, frame: DayFrame): (arrival: number) => number | null {
  const { minutes, appointmentAt } = paint(temple, frame)
  if (appointmentAt !== null) return (arrival) => (arrival <= appointmentAt - 30 ? appointmentAt : null)
  if (temple.openingHours.value === null) return (arrival) => arrival
  const byFrame = beginnings.get(temple) ?? new WeakMap()
  beginnings.set(temple, byFrame)
  const length = visitLength(temple, frame).usual
  let table = byFrame.get(frame)
  if (!table) {
    table = new Int16Array(minutes.length + 1).fill(-1)
    let run = 0
    for (let at = minutes.length - 1; at >= 0; at--) {
      run = minutes[at] === 'o' ? run + 1 : 0
      table[at] = run >= length ? at - 1440 : (table[at + 1] as number)
    }
    byFrame.set(frame, table)
  }
  return (arrival) => {
    const begins = table[arrival + 1440] as number
    return begins < 0 ? null : begins
  }
}

const painted = new WeakMap<PlannedTemple, string[]>()

/** A letter a minute from the midnight before: open, disputed or closed. All days are alike. */
function paint(temple: PlannedTemple, { ticket }: DayFrame) {
  let minutes = painted.get(temple)
  if (!minutes) {
    minutes = new Array(1440 * 4).fill('c')
    for (const day of [-1, 0, 1, 2, 3]) {
      const { sessions = [], disputed = [] } = temple.openingHours.value ?? {}
      const spread = (spans: readonly OpeningSession[], letter: string) => {
        for (const { opens, closes } of spans) {
          const offset = (day + 1) * 1440
          for (let at = offset + minuteOf(opens); at < offset + minuteOf(closes); at++) {
            if (at < 1440 * 4 && minutes?.[at] !== 'o') (minutes as string[])[at] = letter
          }
        }
      }
      spread(sessions, 'o')
      spread(disputed, 'd')
    }
    painted.set(temple, minutes)
  }
  return { minutes, appointmentAt: temple.visitMinutesWith && ticket.kind !== 'none' ? ticket.at : null }
}

function keepsLocks(order: readonly PlannedTemple[], { order: before, locked }: Locks): boolean {
  const ids = order.map(({ id }) => id)
  return locked.every((id) => {
    if (!before.includes(id)) return true
    // Those around a locked stop stay on their sides of its place, even if it is left out.
    const earlier = before.slice(0, before.indexOf(id) + 1)
    const later = before.slice(before.indexOf(id))
    return ids.every((one, index) =>
      ids.slice(index + 1).every((other) => !(later.includes(one) && earlier.includes(other))),
    )
  })
}

function latestBack({ backBy, reserveMinutes }: DayFrame): number {
  return backBy - reserveMinutes
}

function earliest(days: readonly Day[], set: readonly TempleId[]): Day | undefined {
  return days
    .filter(({ order }) => order.length === set.length && set.every((id) => order.includes(id)))
    .sort(byReturn)[0]
}

function dayOf(days: readonly Day[], order: readonly TempleId[]): Day {
  return days.find((day) => day.order.join() === order.join()) ?? assert.fail(`${order} is not possible`)
}

function bestOf(days: readonly Day[], isMeant: (day: Day) => boolean, frame: DayFrame, wishes: Wishes): Day {
  const meant = days.filter((day) => day.order.length === 0 || isMeant(day))
  return (
    meant.sort(
      (one, other) => byWorth(worth(other, frame, wishes), worth(one, frame, wishes)) || byReturn(one, other),
    )[0] ?? assert.fail()
  )
}

function byReturn(one: Day, other: Day): number {
  return one.backAt - other.backAt || one.metres - other.metres
}

type Worth = { musts: number; weight: number }

function worth({ order }: Day, frame: DayFrame, wishes: Wishes): Worth {
  return worthOf(
    order.map((id) => ({ id, ...(id === 'tirumala' && { visitMinutesWith: {} }) }) as PlannedTemple),
    frame,
    wishes,
  )
}

function worthOf(temples: readonly PlannedTemple[], frame: DayFrame, wishes: Wishes): Worth {
  return {
    musts: temples.filter(({ id }) => wishes[id] === 'must').length,
    weight: temples.reduce((sum, temple) => sum + weightOf(temple, frame), 0),
  }
}

function byWorth(one: Worth, other: Worth): number {
  return one.musts - other.musts || one.weight - other.weight
}

function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  const [first, ...others] = items
  if (first === undefined) return [[]]
  return subsetsOf(others).flatMap((set) => [set, [first, ...set]])
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  return [
    [],
    ...items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((order) => [item, ...order])),
  ]
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
