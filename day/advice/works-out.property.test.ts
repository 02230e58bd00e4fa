import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { DayFrame } from '#day/plan/day-frame.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { anyDay } from '#day/plan/testing/any-day.ts'
import { TriedDays } from '#day/plan/testing/every-day.ts'
import type { VisitMinutes } from '#guide/schema.ts'
import { runs } from '#tools/test/runs.ts'
import { canBeKept, whyNotAlone, worksOut } from './works-out.ts'

describe('on any day', () => {
  it('an order works out if nothing in it is missed and it is in time, without the reserve', () => {
    fc.assert(
      fc.property(anyDay, ({ frame, temples }) => {
        assert.equal(worksOut(frame, temples), worksAsTried(frame, temples, 'chosen'))
        assert.equal(canBeKept(frame, temples), worksAsTried(frame, temples, 'ofTicket'))
      }),
      { numRuns: runs(120) },
    )
  })

  it('a temple is not open only if an open door would help, but no shorter visit', () => {
    fc.assert(
      fc.property(anyDay, ({ frame, temples: [temple] }) => {
        assert.ok(temple)
        const free = { ...frame, lunchMinutes: 0 }
        const whyNot = whyNotAlone(frame, temple)
        assert.equal(whyNot === null, worksAsTried(frame, [temple], 'ofTicket'))
        const isKeptOut =
          worksAsTried(free, [temple], 'ofTicket', 'always') &&
          !worksAsTried(free, [temple], 'ofTicket') &&
          !worksAsTried(free, [visitedShortly(temple)], 'ofTicket', 'possible')
        assert.equal(whyNot === 'notOpen', isKeptOut)
        const [day] = new TriedDays(frame, [temple]).inOrder([temple])
        assert.equal(whyNot === 'ticketMissed', day?.stops[0]?.problem === 'ticketMissed')
      }),
      { numRuns: runs(250) },
    )
  })
})

function worksAsTried(
  frame: DayFrame,
  temples: readonly DayTemple[],
  limits: 'chosen' | 'ofTicket',
  whatIsSure?: 'possible' | 'always',
): boolean {
  const tried = new TriedDays({ ...frame, reserveMinutes: 0 }, temples, whatIsSure)
  return tried.inOrder(temples).some((day) => day.broken === 0 && tried.isWithin(day, limits))
}

/** The same, seen in the shortest time. */
function visitedShortly(temple: DayTemple): DayTemple {
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
