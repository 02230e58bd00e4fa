import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TempleId } from '#guide/temple-ids.ts'
import { feet } from '#guide/travel/feet.ts'
import { adviceFor } from './advice/advice.ts'
import { templesOf } from './entries/days.ts'
import type { DaySettings } from './entries/values.ts'
import { planNewDay } from './new/plan-new-day.ts'
import { dayOf, places, seenEntries } from './testing/days.ts'
import { asPlanned, viewOfDay } from './view.ts'

const date = '2026-12-02'
const before = new Date('2026-11-27T12:00+05:30')
const hours = [...Array(10).keys()].map((nth) => 8 * 60 + nth * 90)

type Ticket = DaySettings['ticket']
const entry = (at: number): Ticket => ({ kind: 'specialEntry', at })

describe('a day that nobody has said when to begin', () => {
  it('reaches the ticket of another date half an hour early, whatever its hour', () => {
    for (const at of hours) {
      const { stop, view } = shown(['tirumala'], { ticket: entry(at) })
      assert.ok(stop.problem === null && stop.readyAt <= at - 30, `${at}`)
      assert.ok(at - stop.readyAt < 45, `${at}: from ${view.frame.leavesAt}`)
    }
  })

  it('reaches it with another temple before it, too, or is advised to see that later', () => {
    for (const at of hours) {
      const { stop, view } = shown(['tiruchanoor', 'tirumala'], { ticket: entry(at) })
      const advice = adviceFor(view.rest)
      assert.ok(!advice?.leaveOut.includes('tirumala'), `${at}`)
      if (stop.problem !== null) assert.equal(advice?.order[0], 'tirumala', `${at}`)
    }
  })

  it('begins as soon as it has to in another order, for which there is advice', () => {
    const { view } = shown(['tirumala', 'tiruchanoor', 'kapila-theertham'], { ticket: entry(17 * 60) })
    assert.deepEqual(adviceFor(view.rest)?.leaveOut, [])
    assert.equal(adviceFor(view.rest)?.order.at(-1), 'tirumala')
  })

  it('begins today for the ticket, not before now, and so after midnight', () => {
    const leavesAt = (time: string, at: number) => {
      const day = dayOf(['tirumala'], { ticket: entry(at) })
      const { frame } = viewOfDay(day, {}, places, new Date(`${date}T${time}+05:30`))
      assert.equal(frame.date, date)
      return frame.leavesAt
    }
    assert.equal(leavesAt('08:10', 9 * 60 + 20), 8 * 60 + 10)
    assert.ok(leavesAt('08:10', 15 * 60) > 12 * 60)
    assert.ok(leavesAt('01:30', 4 * 60 + 30) < 4 * 60)
    assert.ok(leavesAt('18:00', 20 * 60) >= 18 * 60)
  })

  it('begins no earlier, nor is proposed to, for a ticket that no start on its date can reach', () => {
    const tickets: Ticket[] = [
      { kind: 'walkersToken', at: 9 * 60, foot: 'alipiri' },
      { kind: 'walkersToken', at: 8 * 60 + 30, foot: 'srivariMettu' },
      entry(30),
      entry(3 * 60 + 30),
    ]
    for (const ticket of tickets) {
      for (const order of [['tirumala'], ['tiruchanoor', 'tirumala']] as const)
        assert.equal(shown(order, { ticket }).view.frame.leavesAt, 8 * 60)
      const day = planNewDay(dayOf([], { date, ticket }), [], places, null, before) ?? assert.fail()
      assert.equal(day.settings.leavesAt, 8 * 60)
      assert.ok(!templesOf(day).includes('tirumala'))
    }
  })
})

describe('advice', () => {
  it('is to leave earlier if only that saves the ticket, as long as the reader has not set out', () => {
    const { view } = shown(['tirumala', 'tiruchanoor'], { ticket: entry(9 * 60), leavesAt: 8 * 60 })
    const advice = adviceFor(view.rest)
    assert.ok(advice?.leavesAt && advice.leavesAt < 8 * 60)
    assert.deepEqual(advice.leaveOut, [])
    const followed = shown(advice.order, { ticket: entry(9 * 60), leavesAt: advice.leavesAt })
    assert.equal(followed.stop.problem, null)
    assert.equal(adviceFor(followed.view.rest), null)
    const day = dayOf(['tirumala', 'tiruchanoor'], { date, ticket: entry(9 * 60), leavesAt: 8 * 60 })
    const underWay = viewOfDay(day, {}, places, new Date(`${date}T08:20+05:30`))
    assert.equal(adviceFor(underWay.rest)?.leavesAt ?? null, null)
  })

  it('keeps a ticket until after midnight, at any hour, for whoever leaves in time', () => {
    for (const at of hours)
      for (const backBy of [18 * 60, 20 * 60]) {
        const order: TempleId[] = ['kapila-theertham', 'tirumala', 'tiruchanoor']
        const { view } = shown(order, { ticket: entry(at), backBy })
        const advice = adviceFor(view.rest)
        assert.ok(!advice?.leaveOut.includes('tirumala'), `${at}`)
        assert.ok(!advice?.backBy || advice.backBy >= advice.backAt)
      }
    const { view } = shown(['tirumala'], { ticket: entry(20 * 60) })
    const advice = adviceFor(view.rest)
    assert.ok(advice?.backBy && advice.backBy > 24 * 60)
    const followed = shown(['tirumala'], { ticket: entry(20 * 60), backBy: advice.backBy })
    assert.equal(adviceFor(followed.view.rest), null)
  })

  it('keeps the ticket of a day that runs late', () => {
    const order: TempleId[] = ['kapila-theertham', 'govindaraja', 'tirumala']
    const day = dayOf(order, { date, leavesAt: 8 * 60, ticket: entry(13 * 60) })
    const late = viewOfDay(day, {}, places, new Date(`${date}T11:00+05:30`))
    assert.ok(late.lateMinutes > 0)
    const ticked = viewOfDay(
      day,
      seenEntries(date, [['kapila-theertham', 660]]),
      places,
      new Date(`${date}T11:05+05:30`),
    )
    for (const { rest } of [late, ticked]) {
      const advice = adviceFor(rest) ?? assert.fail()
      assert.equal(advice.order[0], 'tirumala')
      assert.ok(!advice.leaveOut.includes('tirumala'))
    }
  })
})

describe('a proposed day', () => {
  it('always holds the ticket, in the hours that it takes', () => {
    for (const at of hours)
      for (const settings of [{}, { leavesAt: 8 * 60 }, { leavesAt: 11 * 60, backBy: 17 * 60 }]) {
        const { view, stop } = proposed({ ticket: entry(at), ...settings })
        assert.equal(stop.problem, null, `${at}`)
        assert.ok(stop.readyAt <= at - 30, `${at}`)
        assert.ok(view.timeline.backAt <= view.frame.backBy, `${at}`)
        assert.ok(!view.timeline.stops.some(({ problem }) => problem === 'closed'))
      }
  })

  it('lasts no longer than others, though it begins in the night or ends in it', () => {
    const early = [4, 5, 6, 7].map((hour) => hour * 60)
    for (const at of [...early, ...hours])
      for (const ticket of [entry(at), { kind: 'timedToken' as const, at }])
        for (const settings of [{}, { leavesAt: 8 * 60 }]) {
          const { view } = proposed({ ticket, ...settings })
          const isLate = at >= 12 * 60
          if (isLate && 'leavesAt' in settings) continue
          const hoursAway = (view.timeline.backAt - view.frame.leavesAt) / 60
          assert.ok(hoursAway <= 12, `${ticket?.kind} ${at}: ${hoursAway}`)
        }
  })

  it('has a meal between morning and evening', () => {
    for (const at of hours) {
      const { view } = proposed({ ticket: entry(at) })
      const { lunch, backAt } = view.timeline
      const isOutAllDay = view.frame.leavesAt < 12 * 60 && backAt > 14 * 60 + 30
      if (isOutAllDay) assert.ok(lunch && lunch.from < 16 * 60 + 30, `${at}`)
    }
  })
})

describe('a token for walkers', () => {
  it('includes the climb from the foot that was chosen, in the hours of its path', () => {
    const { footpaths } = places.temples.find(({ id }) => id === 'tirumala') ?? assert.fail()
    for (const foot of feet) {
      const path = footpaths?.[foot] ?? assert.fail()
      const { stop, view } = shown(['tirumala'], { ticket: { kind: 'walkersToken', at: 15 * 60, foot } })
      assert.equal(stop.problem, null)
      assert.ok(stop.readyAt <= 15 * 60 - 30)
      assert.deepEqual(stop.leg.climb, { foot, ...path.climb })
      assert.ok(stop.arrivesAt - view.frame.leavesAt >= path.climb.mostMinutes)
    }
    const early = shown(['tirumala'], { ticket: { kind: 'walkersToken', at: 9 * 60, foot: 'alipiri' } })
    assert.equal(early.stop.problem, 'ticketMissed')
  })

  it('is for Srivari Mettu if it does not say for which path', () => {
    const { stop } = shown(['tirumala'], { ticket: { kind: 'walkersToken', at: 15 * 60 } })
    assert.equal(stop.leg.climb?.foot, 'srivariMettu')
  })

  it('is kept by a proposed day', () => {
    for (const foot of feet) {
      const { stop } = proposed({ ticket: { kind: 'walkersToken', at: 15 * 60, foot } })
      assert.equal(stop.problem, null)
      assert.equal(stop.leg.climb?.foot, foot)
    }
  })

  it('needs no climb of somebody who is up the hill already', () => {
    const start = places.temples.find(({ id }) => id === 'tirumala')?.coordinates ?? assert.fail()
    const { stop } = shown(['tirumala'], { start, ticket: { kind: 'walkersToken', at: 15 * 60 } })
    assert.equal(stop.leg.climb, null)
  })
})

function shown(order: readonly TempleId[], settings: Partial<DaySettings>) {
  const view = viewOfDay(dayOf(order, { date, ...settings }), {}, places, before)
  return { view, stop: stopIn(view.timeline) }
}

function proposed(settings: Partial<DaySettings>) {
  const day = planNewDay(dayOf([], { date, ...settings }), [], places, null, before) ?? assert.fail()
  assert.ok(templesOf(day).includes('tirumala'))
  const view = asPlanned(day, {}, places, before)
  return { view, stop: stopIn(view.timeline) }
}

function stopIn({ stops }: ReturnType<typeof asPlanned>['timeline']) {
  return stops.find(({ temple }) => temple === 'tirumala') ?? assert.fail()
}
