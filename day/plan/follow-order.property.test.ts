import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { runs } from '#tools/test/runs.ts'
import type { DayTemple } from './day-temple.ts'
import { followOrder } from './follow-order.ts'
import { lunchOf } from './lunch.ts'
import { latestStart } from './start-of-day.ts'
import { anyDay } from './testing/any-day.ts'
import { type TriedDay, TriedDays } from './testing/every-day.ts'
import { paintedDoor } from './testing/painted-door.ts'
import { appointmentAt, visitLength } from './visit-length.ts'

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
          stops: timeline.stops.map(
            ({ temple, arrivesAt, readyAt, beginsAt, leavesAt, shortBy, problem }) => {
              return { temple, arrivesAt, readyAt, beginsAt, leavesAt, shortBy, problem }
            },
          ),
        }
        // Lunch may be as good before one o'clock as after it.
        const same = days.find(({ lunch }) => lunch?.from === followed.lunch?.from) ?? days[0]
        assert.deepEqual(followed, same)
      }),
      { numRuns: runs(700) },
    )
  })

  it('says what disputed hours would change', () => {
    fc.assert(
      fc.property(anyDay, ({ frame, temples }) => {
        const { stops, backAt, backAtIfDisputedOpen, waitsForDisputed } = followOrder(frame, temples)
        const tried = new TriedDays(frame, temples, 'possible')
        const [ifOpen] = tried.inOrder(temples)
        assert.equal(backAtIfDisputedOpen ?? backAt, ifOpen?.backAt)
        const waits = stops.flatMap((stop, index) => {
          const temple = temples[index] ?? assert.fail()
          if (appointmentAt(temple, frame.ticket) !== null) return []
          const door = paintedDoor(temple, frame.date, 'possible')
          const { beginsAt } = door(stop.readyAt, visitLength(temple, frame), tried.awayUntil)
          return beginsAt < stop.beginsAt ? [index] : []
        })
        assert.deepEqual(waitsForDisputed, waits)
      }),
      { numRuns: runs(80) },
    )
  })

  it('names as the first to miss what must be seen only if leaving out all others would not help', () => {
    fc.assert(
      fc.property(anyDay, ({ frame: { ticket: _, ...others }, temples, wishes }) => {
        const frame = { ...others, ticket: { kind: 'none' } as const }
        const isMust = (temple: DayTemple) => wishes[temple.id] === 'must'
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
      { numRuns: runs(200) },
    )
  })

  it('begins later rather than at a closed door or long before a ticket, but nothing gets worse for it', () => {
    fc.assert(
      fc.property(anyDay, ({ frame: { isOut: _, ...frame }, temples }) => {
        const freedom = { earliest: frame.leavesAt, lunchMinutes: frame.lunchMinutes }
        const leavesAt = latestStart(frame, temples, freedom)
        const dayFrom = (minute: number) =>
          new TriedDays(
            { ...frame, leavesAt: minute, lunchMinutes: lunchOf(frame.lunchMinutes, minute) },
            temples,
          ).inOrder(temples)[0] ?? assert.fail()
        const [soon, late] = [dayFrom(frame.leavesAt), dayFrom(leavesAt)]
        assert.ok(leavesAt >= frame.leavesAt)
        assert.ok(late.backAt <= soon.backAt && late.broken <= soon.broken)
        for (const [index, { shortBy }] of late.stops.entries())
          assert.ok(shortBy <= (soon.stops[index]?.shortBy ?? 0))
      }),
      { numRuns: runs(80) },
    )
  })
})

function shownOf({ lunch, backAt, metres, stops }: TriedDay) {
  return { lunch, backAt, metres, stops }
}
