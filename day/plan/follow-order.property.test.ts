import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { VisitMinutes } from '#guide/schema.ts'
import type { DayFrame } from './day-frame.ts'
import { followOrder } from './follow-order.ts'
import { latestStart } from './latest-start.ts'
import type { PlannedTemple } from './planned-temple.ts'
import { anyDay } from './testing/any-day.ts'
import { type TriedDay, TriedDays } from './testing/every-day.ts'
import { paintedDoor } from './testing/painted-door.ts'
import { appointmentAt } from './visit-length.ts'
import { whyNotAlone, worksOut } from './works-out.ts'

describe('an order by hand, on any day,', () => {
  it('is followed as it stands, with lunch where it is best and problems marked', () => {
    fc.assert(
      fc.property(anyDay, ({ frame, temples }) => {
        const days = new TriedDays(frame, temples).inOrder(temples).map(shownOf)
        const timeline = followOrder(frame, temples)
        const followed = {
          lunch: timeline.lunch,
          backAt: timeline.backAt,
          metres: timeline.roadMetres,
          stops: timeline.stops.map(({ temple, arrivesAt, readyAt, beginsAt, leavesAt, problem }) => {
            return { temple, arrivesAt, readyAt, beginsAt, leavesAt, problem }
          }),
        }
        // Lunch may be as good before one o'clock as after it.
        const same = days.find(({ lunch }) => lunch?.from === followed.lunch?.from) ?? days[0]
        assert.deepEqual(followed, same)
      }),
      { numRuns: 700 },
    )
  })

  it('says what disputed hours would change', () => {
    fc.assert(
      fc.property(anyDay, ({ frame, temples }) => {
        const { stops, backAt, backAtIfDisputedOpen, waitsForDisputed } = followOrder(frame, temples)
        const [ifOpen] = new TriedDays(frame, temples, 'possible').inOrder(temples)
        assert.equal(backAtIfDisputedOpen ?? backAt, ifOpen?.backAt)
        const waits = stops.flatMap((stop, index) => {
          const temple = temples[index] ?? assert.fail()
          if (appointmentAt(temple, frame.ticket) !== null) return []
          const door = paintedDoor(temple, frame.date, 'possible')
          const { beginsAt } = door(stop.readyAt, stop.visit.usual, frame.backBy)
          return beginsAt < stop.beginsAt ? [index] : []
        })
        assert.deepEqual(waitsForDisputed, waits)
      }),
      { numRuns: 300 },
    )
  })

  it('names as the first to miss what must be seen only if leaving out all others would not help', () => {
    fc.assert(
      fc.property(anyDay, ({ frame, temples, wishes }) => {
        const isMust = (temple: PlannedTemple) => wishes[temple.id] === 'must'
        const unwished = followOrder(frame, temples).breaksFirst
        const first = followOrder(frame, temples, wishes).breaksFirst
        assert.equal(first === null, unwished === null)
        if (first === null || unwished === null) return
        const isKept = isMust(temples[unwished] ?? assert.fail())
        if (!isKept) assert.equal(first, unwished)
        if (isKept && isMust(temples[first] ?? assert.fail())) {
          assert.equal(first, unwished)
          const { stops, breaksFirst } = followOrder(frame, temples.filter(isMust))
          assert.ok(breaksFirst !== null || stops.some(({ problem }) => problem !== null))
        }
      }),
      { numRuns: 700 },
    )
  })

  it('begins later rather than at a closed door, but never ends later for it', () => {
    fc.assert(
      fc.property(anyDay, ({ frame, temples }) => {
        const leavesAt = latestStart(frame, temples)
        const dayFrom = (minute: number) =>
          new TriedDays({ ...frame, leavesAt: minute }, temples).inOrder(temples)[0] ?? assert.fail()
        const [now, later] = [dayFrom(frame.leavesAt), dayFrom(leavesAt)]
        assert.ok(leavesAt >= frame.leavesAt)
        assert.ok(later.backAt <= now.backAt && later.risks <= now.risks)
      }),
      { numRuns: 300 },
    )
  })
})

describe('on any day', () => {
  it('an order works out if nothing in it is missed and it is in time, without the reserve', () => {
    fc.assert(
      fc.property(anyDay, ({ frame, temples }) => {
        assert.equal(worksOut(frame, temples), worksAsTried(frame, temples))
      }),
      { numRuns: 500 },
    )
  })

  it('a temple is not open only if an open door would help, but no shorter visit', () => {
    fc.assert(
      fc.property(anyDay, ({ frame, temples: [temple] }) => {
        assert.ok(temple)
        const free = { ...frame, lunchMinutes: 0 }
        const whyNot = whyNotAlone(frame, temple)
        assert.equal(whyNot === null, worksAsTried(frame, [temple]))
        const isKeptOut =
          worksAsTried(free, [temple], 'always') &&
          !worksAsTried(free, [temple]) &&
          !worksAsTried(free, [visitedShortly(temple)], 'possible')
        assert.equal(whyNot === 'notOpen', isKeptOut)
        const [day] = new TriedDays(frame, [temple]).inOrder([temple])
        assert.equal(whyNot === 'ticketMissed', day?.stops[0]?.problem === 'ticketMissed')
      }),
      { numRuns: 1000 },
    )
  })
})

function worksAsTried(
  frame: DayFrame,
  temples: readonly PlannedTemple[],
  whatIsSure?: 'possible' | 'always',
): boolean {
  const tried = new TriedDays({ ...frame, reserveMinutes: 0 }, temples, whatIsSure)
  return tried.inOrder(temples).some((day) => day.broken === 0 && tried.isWithin(day))
}

function shownOf({ lunch, backAt, metres, stops }: TriedDay) {
  return { lunch, backAt, metres, stops }
}

/** The same, seen in the shortest time. */
function visitedShortly(temple: PlannedTemple): PlannedTemple {
  const { visitMinutes, visitMinutesWith } = temple
  const shortest = ({ least }: VisitMinutes) => ({ least, usual: least, most: least })
  return {
    ...temple,
    // As long as where nobody knows.
    visitMinutes: shortest(visitMinutes ?? { least: 25, usual: 60, most: 120 }),
    ...(visitMinutesWith && {
      visitMinutesWith: {
        timedToken: shortest(visitMinutesWith.timedToken),
        specialEntry: shortest(visitMinutesWith.specialEntry),
        walkersToken: shortest(visitMinutesWith.walkersToken),
      },
    }),
  }
}
