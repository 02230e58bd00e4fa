import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { type DayFrame, type Place, usualFrame } from './day-frame.ts'
import type { DayTemple } from './day-temple.ts'
import { followOrder } from './follow-order.ts'
import type { Timeline } from './plan.ts'
import type { Wishes } from './wishes.ts'

/** So near to each other that every leg takes a minute. */
const here: Place = { coordinates: { latitude: 13.6, longitude: 79.4 }, gateway: 'station' }
const nearBy = { latitude: 13.601, longitude: 79.4 }
const tirumala = { latitude: 13.68325, longitude: 79.347194 }

const friday: DayFrame = {
  ...usualFrame,
  date: '2026-11-27',
  start: here,
  end: here,
  leavesAt: 8 * 60,
  backBy: 20 * 60,
  lunchMinutes: 0,
}

describe('a day in the order given', () => {
  it('waits for a door that surely opens, and says who waits though it may be open', () => {
    const { stops, backAt, backAtIfDisputedOpen, waitsForDisputed } = followOrder(
      { ...friday, leavesAt: 12 * 60 + 10 },
      [
        temple('iskcon', {
          sessions: [open('06:00', '12:30'), open('16:00', '20:00')],
          disputed: [open('12:30', '14:00')],
        }),
      ],
    )
    assert.deepEqual(stops.map(times), [
      { arrivesAt: 731, beginsAt: 960, leavesAt: 1032, closesAt: 1200, problem: null },
    ])
    assert.deepEqual([backAt, backAtIfDisputedOpen, waitsForDisputed], [1033, 804, [0]])
  })

  it('needs the door for the visit alone, not for shoes and car', () => {
    const [stop] = followOrder(friday, [temple('govindaraja', { sessions: [open('06:30', '09:01')] })]).stops
    assert.deepEqual([stop?.beginsAt, stop?.leavesAt, stop?.shortBy, stop?.problem], [481, 553, 0, null])
  })

  it('begins a visit that is cut short in place of waiting for the next opening, while the least of it fits', () => {
    const visit = (leavesAt: number, change: Partial<DayTemple> = {}) => {
      const breaks = { sessions: [open('06:30', '09:00'), open('09:30', '12:30')] }
      const [stop] = followOrder({ ...friday, leavesAt }, [
        { ...temple('govindaraja', breaks), ...change },
      ]).stops
      return stop && [stop.beginsAt, stop.leavesAt, stop.shortBy]
    }
    assert.deepEqual(visit(500), [501, 552, 21])
    assert.deepEqual(visit(514), [515, 552, 35])
    assert.deepEqual(visit(515), [570, 642, 0])
    // Nobody gets through great crowds, or a queue, in the shortest time.
    assert.deepEqual(visit(425, { crowdedDays: [{ first: friday.date, last: friday.date }] }), [570, 702, 0])
    assert.deepEqual(visit(500, { visitMinutesWith: tickets }), [570, 642, 0])
  })

  it('goes in at hours in which most sources have the door open, and says that they are not sure', () => {
    const hours = { sessions: [open('07:30', '12:00')], disputed: [open('04:50', '07:30')] }
    const visit = (leavesAt: number, date: string, change: Partial<OpeningHours> = {}) => {
      const likely = {
        ...temple('tiruchanoor', { ...hours, ...change }),
        likelyHours: [open('05:00', '07:30')],
      }
      const [stop] = followOrder({ ...friday, leavesAt, date }, [likely]).stops
      return stop && [stop.beginsAt, stop.problem]
    }
    assert.deepEqual(visit(370, friday.date), [371, 'unsureHours'])
    assert.deepEqual(visit(290, friday.date), [300, 'unsureHours'])
    assert.deepEqual(visit(460, friday.date), [461, null])
    const closures = [{ date: friday.date, from: '05:00', until: '06:30', isSure: false }]
    assert.deepEqual(visit(320, friday.date, { closures }), [390, 'unsureHours'])
    assert.deepEqual(visit(320, '2026-11-28', { closures }), [321, 'unsureHours'])
  })

  it('marks a closed door, one that closes too early, one that may be closed and one whose hours nobody knows', () => {
    const problemOf = (hours: OpeningHours | null, confidence: 'medium' | 'low' = 'medium') =>
      followOrder({ ...friday, leavesAt: 12 * 60 }, [
        { ...temple('iskcon', hours), openingHours: { value: hours, confidence } },
      ]).stops[0]?.problem
    assert.equal(problemOf({ sessions: [open('06:00', '11:00')] }), 'closed')
    assert.equal(problemOf({ sessions: [open('06:00', '12:20')] }), 'closesTooEarly')
    assert.equal(
      problemOf({ sessions: [open('06:00', '11:00')], disputed: [open('11:00', '14:00')] }),
      'disputed',
    )
    assert.equal(
      problemOf({ sessions: [open('06:00', '12:20')], disputed: [open('12:20', '14:00')] }),
      'disputedEnd',
    )
    assert.equal(problemOf({ sessions: [open('06:00', '14:00')] }, 'low'), 'unsureHours')
    assert.equal(problemOf(null), 'unknownHours')
    assert.equal(problemOf({ sessions: [open('06:00', '14:00')] }), null)
  })

  it('begins at the hour on the ticket, and marks one that is missed', () => {
    const at = 9 * 60
    const queue = {
      ...temple('tirumala', null),
      visitMinutesWith: { ...tickets, specialEntry: { least: 120, usual: 210, most: 360 } },
    }
    const frame: DayFrame = { ...friday, ticket: { kind: 'specialEntry', at } }
    assert.deepEqual(followOrder(frame, [queue]).stops.map(times), [
      { arrivesAt: 481, beginsAt: 540, leavesAt: 762, closesAt: null, problem: null },
    ])
    assert.equal(followOrder({ ...frame, leavesAt: at }, [queue]).stops[0]?.problem, 'ticketMissed')
    // Whoever wants to be back before that hour is not late for it.
    assert.equal(followOrder({ ...frame, backBy: at - 10 }, [queue]).stops[0]?.problem, null)
  })

  it('waits at the gate of the hill road, which is closed from midnight to three', () => {
    const top = { ...temple('tirumala', null), coordinates: tirumala }
    const up = (leavesAt: number) => followOrder({ ...friday, leavesAt, backBy: 2000 }, [top]).stops[0]
    const usually = up(600)?.arrivesAt ?? assert.fail()
    assert.equal(up(1380)?.arrivesAt, 1380 + usually - 600)
    assert.equal(up(1430)?.arrivesAt, 1440 + 180 + 50)
    const down = followOrder(
      { ...friday, start: { coordinates: tirumala, gateway: null }, leavesAt: 1450, backBy: 2000 },
      [temple('iskcon', null)],
    )
    assert.equal(down.stops[0]?.arrivesAt, 1440 + 180 + (down.stops[0]?.leg.minutes ?? 0))
  })

  it('has lunch at lunch time or not at all', () => {
    const always = temple('iskcon', { sessions: [open('00:00', '24:00')] })
    const lunchAt = (leavesAt: number) =>
      followOrder({ ...friday, leavesAt, lunchMinutes: 45 }, [always]).lunch
    assert.deepEqual(lunchAt(14 * 60 + 20), { beforeStop: 0, from: 861, until: 906 })
    assert.equal(lunchAt(14 * 60 + 31), null)
    // Whoever is back by half past two eats there.
    assert.equal(lunchAt(13 * 60 + 10), null)
    assert.equal(lunchAt(13 * 60 + 20)?.beforeStop, 0)
    const opensLater = temple('iskcon', { sessions: [open('12:46', '20:00')] })
    assert.equal(followOrder({ ...friday, leavesAt: 720, lunchMinutes: 45 }, [opensLater]).lunch, null)
  })

  it('has lunch where the reader is back in time, or less late, even if a visit is cut short for it', () => {
    const temples = [
      temple('govindaraja', { sessions: [open('06:00', '12:00'), open('13:00', '20:00')] }),
      temple('iskcon', { sessions: [open('13:55', '20:00')] }),
    ]
    const day = (backBy: number, reserveMinutes = 0) => {
      const leaving = { ...friday, leavesAt: 11 * 60 + 10, lunchMinutes: 45 }
      const { lunch, stops, backAt } = followOrder({ ...leaving, backBy, reserveMinutes }, temples)
      return [lunch?.beforeStop, stops[0]?.shortBy, backAt]
    }
    assert.deepEqual(day(20 * 60), [0, 0, 925])
    assert.deepEqual(day(925), [0, 0, 925])
    for (const early of [day(910), day(14 * 60), day(925, 15)]) assert.deepEqual(early, [1, 11, 908])
  })

  it('takes longer in a crowd, but never as long as waiting until it is gone', () => {
    const crowdedHours = {
      weekdays: ['friday' as const],
      from: '16:30',
      until: '18:00',
      moreMinutes: 60,
    }
    const crowded = { ...temple('srikalahasti', null), crowdedHours }
    const visit = (leavesAt: number, date = friday.date) => {
      const [stop] = followOrder({ ...friday, leavesAt, date }, [crowded]).stops
      return stop && [stop.leavesAt - stop.beginsAt, stop.isCrowded]
    }
    assert.deepEqual(visit(15 * 60), [72, false])
    assert.deepEqual(visit(16 * 60), [132, true])
    assert.deepEqual(visit(17 * 60 + 29), [102, true])
    assert.deepEqual(visit(17 * 60 + 59), [72, false])
    assert.deepEqual(visit(16 * 60, '2026-11-28'), [72, false])
  })

  it('is longer at an unhurried pace, but for a queue', () => {
    const leavesAt = (pace: DayFrame['pace'], one: DayTemple) =>
      followOrder({ ...friday, pace }, [one]).stops[0]?.leavesAt
    const visit = temple('iskcon', null)
    assert.deepEqual(
      (['brisk', 'usual', 'unhurried'] as const).map((pace) => leavesAt(pace, visit)),
      [481 + 45 + 12, 481 + 60 + 12, 481 + 81 + 12],
    )
    const queue = { ...visit, visitMinutesWith: tickets }
    assert.equal(leavesAt('brisk', queue), leavesAt('unhurried', queue))
  })

  it('names the first stop to break when visits take longer', () => {
    const always = temple('iskcon', { sessions: [open('00:00', '24:00')] })
    const early = temple('govindaraja', { sessions: [open('06:00', '10:15')] })
    assert.equal(followOrder(friday, [always, early, always]).breaksFirst, 1)
    const again = temple('govindaraja', { sessions: [open('06:00', '10:15'), open('12:00', '20:00')] })
    assert.equal(followOrder(friday, [always, again, always]).breaksFirst, 1)
    assert.equal(followOrder(friday, [always, always]).breaksFirst, null)
  })

  it('names a temple that the reader must see only if leaving out another would not help it', () => {
    const always = temple('iskcon', { sessions: [open('00:00', '24:00')] })
    const early = temple('govindaraja', { sessions: [open('06:00', '10:15')] })
    const later = temple('tiruchanoor', { sessions: [open('00:00', '24:00')] })
    const first = (wishes: Wishes) => followOrder(friday, [always, early, later], wishes).breaksFirst
    assert.equal(first({}), 1)
    assert.equal(first({ iskcon: 'must' }), 1)
    assert.equal(first({ govindaraja: 'must' }), 0)
    assert.equal(first({ govindaraja: 'must', iskcon: 'must' }), 1)
  })

  it('tells lengths that the guide knows from estimates, and from the middle of two', () => {
    const isKnown = (confidence: 'medium' | 'low', leastMetres = 5000) => {
      const distances = { station: { value: { leastMetres, mostMetres: 5000 }, confidence } }
      const [stop] = followOrder(friday, [{ ...temple('iskcon', null), distances }]).stops
      assert.equal(stop?.leg.metres, (leastMetres + 5000) / 2)
      return stop.leg.isKnownDistance
    }
    assert.ok(isKnown('medium'))
    assert.ok(!isKnown('low'))
    assert.ok(!isKnown('medium', 4000))
  })

  it('is over at once without a stop, but for the way back', () => {
    const nothing: Timeline = {
      stops: [],
      lunch: null,
      wayBack: null,
      backAt: 480,
      roadMetres: 0,
      breaksFirst: null,
      backAtIfDisputedOpen: null,
      waitsForDisputed: [],
    }
    assert.deepEqual(followOrder({ ...friday, lunchMinutes: 45 }, []), nothing)
    const { wayBack, backAt } = followOrder({ ...friday, start: { coordinates: nearBy, gateway: null } }, [])
    assert.deepEqual([wayBack?.minutes, backAt], [1, 481])
  })
})

const anHour = { least: 25, usual: 60, most: 120 }
const tickets = { timedToken: anHour, specialEntry: anHour, walkersToken: anHour }

function temple(id: TempleId, hours: OpeningHours | null): DayTemple {
  return {
    id,
    name: id,
    forDriver: { name: id, place: '' },
    coordinates: nearBy,
    openingHours: { value: hours, confidence: 'medium' },
    visitMinutes: anHour,
    distances: {},
  }
}

function open(opens: string, closes: string) {
  return { opens, closes }
}

function times({ arrivesAt, beginsAt, leavesAt, closesAt, problem }: Timeline['stops'][number]) {
  return { arrivesAt, beginsAt, leavesAt, closesAt, problem }
}
