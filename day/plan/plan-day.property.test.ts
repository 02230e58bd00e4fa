import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { type TempleId, templeIds } from '#guide/temple-ids.ts'
import type { DayFrame } from './day-frame.ts'
import { lunchOf } from './lunch.ts'
import type { Plan } from './plan.ts'
import { planDay, proposeDay } from './plan-day.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { anyDay, anyDayOf, type Case } from './testing/any-day.ts'
import { type TriedDay, TriedDays } from './testing/every-day.ts'
import { appointmentAt } from './visit-length.ts'
import { weightOf } from './weights.ts'
import { whatToDrop } from './what-to-drop.ts'
import type { Wish, Wishes } from './wishes.ts'

/** Mostly around the time at which whoever leaves has had lunch. */
const anyMinute = fc.oneof(fc.integer({ min: 300, max: 960 }), fc.integer({ min: 720, max: 811 }))

describe('for any day', () => {
  it('the plan is the best of all orders of all sets', () => {
    check(anyDay, 350, ({ frame, temples, wishes, locks }, days) => {
      const plan = planDay(frame, temples, wishes, locks)
      assertBest(plan, days, (day) => worthOf(day.order, temples, frame, wishes))
      assert.deepEqual(plan.leftOut.toSorted(), idsWith(wishes, ['must', 'like']).filter(isMissingIn(plan)))
    })
  })

  it('a proposed day is the best for a group that tires', () => {
    const longDay = anyDayOf(6, 7).map(
      (one): Case => ({
        ...one,
        frame: { ...one.frame, leavesAt: 300, backBy: 1440, mostRoadMetres: 1_000_000 },
        locks: { order: [], locked: [] },
      }),
    )
    check(longDay, 8, ({ frame, temples, wishes }, days) => {
      const tires = ({ order }: TriedDay) =>
        2 * sum([...Array(Math.max(0, order.length - 5)).keys()].map((n) => n + 1))
      assertBest(proposeDay(frame, temples, wishes), days, (day) => {
        const { musts, weight } = worthOf(day.order, temples, frame, wishes)
        return { musts, weight: weight - tires(day) }
      })
    })
  })

  it('musts that exclude each other are a smallest set that does', () => {
    check(anyDay, 200, ({ frame, temples, wishes, locks }, days) => {
      const { conflict } = planDay(frame, temples, wishes, locks)
      const fits = (set: readonly TempleId[]) =>
        days.some(({ order }) => order.length === set.length && set.every((id) => order.includes(id)))
      const musts = idsWith(wishes, ['must'])
      const failing = subsetsOf(musts).filter((set) => !fits(set))
      const smallest = fits(musts) ? 0 : Math.min(...failing.map(({ length }) => length))
      assert.equal(conflict.length, smallest)
      assert.ok(conflict.length === 0 || !fits(conflict))
    })
  })

  it('leaving a minute later, or when people have had lunch, never gives more temples or an earlier return', () => {
    fc.assert(
      fc.property(anyDay, anyMinute, ({ frame, temples, wishes }, minute) => {
        const lunchFrom = (leavesAt: number) => lunchOf(frame.lunchMinutes, leavesAt)
        const planLeavingAt = (leavesAt: number) => {
          const leaving = { ...frame, leavesAt, lunchMinutes: lunchFrom(leavesAt) }
          const { timeline } = planDay(leaving, temples, wishes)
          const order = timeline.stops.map(({ temple }) => temple)
          return { order, backAt: timeline.backAt, worth: worthOf(order, temples, frame, wishes) }
        }
        const sooner = planLeavingAt(minute)
        // While lunch gets shorter, leaving when it is over is what must not be better.
        const later = planLeavingAt(lunchFrom(minute) === lunchFrom(minute + 1) ? minute + 1 : 810)
        assert.ok(byWorth(sooner.worth, later.worth) >= 0)
        if (sooner.order.toSorted().join() === later.order.toSorted().join())
          assert.ok(sooner.backAt <= later.backAt)
      }),
      { numRuns: 800 },
    )
  })

  it('a reader who is late drops what is worth the least, the temple with a ticket last, and the rest works', () => {
    fc.assert(
      fc.property(anyDay, ({ frame, temples, wishes }) => {
        const order = temples.filter(({ id }) => wishes[id])
        const tried = new TriedDays({ ...frame, reserveMinutes: 0 }, order)
        const works = (kept: readonly PlannedTemple[]) =>
          kept.length === 0 || tried.inOrder(kept).some((day) => day.broken === 0 && tried.isWithin(day))
        const dropped = whatToDrop(frame, order, wishes)
        const kept = order.filter(({ id }) => !dropped.includes(id))
        assert.ok(works(kept))
        const worthOfThose = (set: readonly PlannedTemple[]) => ({
          ...worthOf(
            set.map(({ id }) => id),
            temples,
            frame,
            wishes,
          ),
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

/** With all days that the reader could plan: those without a risk, and the empty one. */
function check(
  days: fc.Arbitrary<Case>,
  numRuns: number,
  holds: (one: Case, days: TriedDay[]) => void,
): void {
  fc.assert(
    fc.property(days, (one) => {
      const considered = one.temples.filter(({ id }) => one.wishes[id])
      const tried = new TriedDays(one.frame, considered)
      const possible = tried.inEveryOrder(considered, one.locks)
      holds(
        one,
        possible.filter((day) => day.order.length === 0 || (day.risks === 0 && tried.isWithin(day))),
      )
    }),
    { numRuns },
  )
}

function assertBest({ timeline }: Plan, days: readonly TriedDay[], worth: (day: TriedDay) => Worth): void {
  const order = timeline.stops.map(({ temple }) => temple).join()
  const planned = days.find((day) => day.order.join() === order) ?? assert.fail(`${order} is not possible`)
  const byReturn = (one: TriedDay, other: TriedDay) => one.backAt - other.backAt || one.metres - other.metres
  const [best] = days.toSorted((one, other) => byWorth(worth(other), worth(one)) || byReturn(one, other))
  assert.ok(best)
  assert.deepEqual(
    { ...worth(planned), backAt: timeline.backAt, metres: timeline.roadMetres },
    { ...worth(best), backAt: best.backAt, metres: best.metres },
  )
}

type Worth = { musts: number; weight: number }

function worthOf(
  order: readonly TempleId[],
  temples: readonly PlannedTemple[],
  frame: DayFrame,
  wishes: Wishes,
): Worth {
  return {
    musts: order.filter((id) => wishes[id] === 'must').length,
    weight: sum(temples.map((temple) => (order.includes(temple.id) ? weightOf(temple, frame) : 0))),
  }
}

function byWorth(one: Worth, other: Worth): number {
  return one.musts - other.musts || one.weight - other.weight
}

function idsWith(wishes: Wishes, meant: readonly Wish[]): TempleId[] {
  return templeIds.filter((id) => meant.some((wish) => wish === wishes[id])).toSorted()
}

function isMissingIn({ timeline }: Plan) {
  return (id: TempleId) => !timeline.stops.some(({ temple }) => temple === id)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  const [first, ...others] = items
  if (first === undefined) return [[]]
  return subsetsOf(others).flatMap((set) => [set, [first, ...set]])
}
