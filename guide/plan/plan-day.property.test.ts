import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { TempleId } from '../temple-ids.ts'
import type { DayFrame } from './day-frame.ts'
import { followOrder, isBroken } from './follow-order.ts'
import { arrivalOf, legBetween } from './legs.ts'
import { planDay } from './plan-day.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { anyDay, type Case } from './testing/any-day.ts'
import { type Day, everyDay, paint } from './testing/every-day.ts'
import { appointmentAt } from './visit-length.ts'
import { weightOf } from './weights.ts'
import { whatToDrop } from './what-to-drop.ts'
import type { Wishes } from './wishes.ts'

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
      fc.property(anyDay, ({ frame, temples }) => {
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
      { numRuns: 700 },
    )
  })

  it('a reader who is late drops what is worth the least, the temple with a ticket last, and the rest works', () => {
    fc.assert(
      fc.property(anyDay, ({ frame, temples, wishes }) => {
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
    fc.property(anyDay, (one) => holds(one, everyDay(one))),
    { numRuns: 400 },
  )
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
