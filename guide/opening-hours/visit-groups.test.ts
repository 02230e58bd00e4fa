import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Confidence } from '#guide/fact-schema.ts'
import type { OpeningHours } from './hours.ts'
import { groupForVisit, type VisitGroup } from './visit-groups.ts'

const split: OpeningHours = {
  sessions: [
    { opens: '05:30', closes: '12:00' },
    { opens: '16:30', closes: '20:30' },
  ],
}
const disputedAtNoon: OpeningHours = {
  sessions: [{ opens: '05:00', closes: '21:00' }],
  disputed: [{ opens: '12:00', closes: '16:00' }],
}
const afternoon: OpeningHours = { sessions: [{ opens: '15:00', closes: '19:00' }] }
const always: OpeningHours = { sessions: [{ opens: '00:00', closes: '24:00' }] }

const longDay: OpeningHours = { sessions: [{ opens: '03:00', closes: '25:00' }] }

const mayCloseLate: OpeningHours = {
  sessions: [{ opens: '06:00', closes: '20:00' }],
  disputed: [{ opens: '20:00', closes: '21:00' }],
}

const temples = [
  temple('split', split),
  temple('unknown', null),
  temple('disputed', disputedAtNoon),
  temple('afternoon', afternoon),
  temple('always', always),
]

type Named = Partial<Record<VisitGroup, string[]>>

describe('what can be visited now', () => {
  const cases: [what: string, time: string, travel: number | null, visit: number, groups: Named][] = [
    [
      'is open, or asked first where nobody says its hours',
      '10:00',
      null,
      0,
      { open: ['split', 'disputed', 'always'], askFirst: ['unknown'], opensLater: ['afternoon'] },
    ],
    [
      'is asked first in a disputed span, and what opens later stands soonest first',
      '14:10',
      null,
      0,
      { open: ['always'], askFirst: ['unknown', 'disputed'], opensLater: ['afternoon', 'split'] },
    ],
    [
      'is too far if it closes for the day before one is there',
      '19:50',
      45,
      0,
      { open: ['disputed', 'always'], askFirst: ['unknown'], tooFar: ['split'], closedToday: ['afternoon'] },
    ],
    [
      'is too far if it closes for the day while one is inside',
      '19:50',
      20,
      30,
      { open: ['disputed', 'always'], askFirst: ['unknown'], tooFar: ['split'], closedToday: ['afternoon'] },
    ],
    [
      'is too far even before it opens',
      '14:30',
      200,
      90,
      { open: ['always'], askFirst: ['unknown', 'disputed'], opensLater: ['split'], tooFar: ['afternoon'] },
    ],
    [
      'opens again later if it closes for a break before one is there',
      '11:40',
      30,
      0,
      { open: ['always'], askFirst: ['unknown', 'disputed'], opensLater: ['afternoon', 'split'] },
    ],
    [
      'is asked first if it may close while one is inside',
      '11:00',
      30,
      40,
      { open: ['always'], askFirst: ['unknown', 'disputed'], opensLater: ['afternoon', 'split'] },
    ],
    [
      'is open if the visit ends as it closes',
      '20:00',
      10,
      20,
      { open: ['split', 'disputed', 'always'], askFirst: ['unknown'], closedToday: ['afternoon'] },
    ],
    [
      'is closed for the day once it opens only tomorrow, soonest first',
      '22:00',
      10,
      0,
      { open: ['always'], askFirst: ['unknown'], closedToday: ['disputed', 'split', 'afternoon'] },
    ],
  ]
  for (const [what, time, travelMinutes, visitMinutes, groups] of cases) {
    it(what, () => {
      const trip = travelMinutes === null ? null : { travelMinutes, visitMinutes }
      assert.deepEqual(named(groupForVisit(temples, at(time), () => trip)), groups)
    })
  }

  it('follows the way to each temple', () => {
    const { tooFar } = groupForVisit(temples, at('20:25'), ({ id }) => ({
      travelMinutes: id === 'split' ? 10 : 60,
      visitMinutes: 0,
    }))
    assert.deepEqual(
      tooFar.map(({ temple }) => temple.id),
      ['split', 'disputed'],
    )
  })

  it('says which closing comes before the end of a visit, and whether that is sure', () => {
    const missedAt = (time: string, ...hours: [OpeningHours, Confidence?]) => {
      const trip = { travelMinutes: 60, visitMinutes: 20 }
      const groups = groupForVisit([temple('one', ...hours)], at(time), () => trip)
      return Object.values(groups).flatMap((outings) => outings.map(({ missed }) => missed))
    }
    assert.deepEqual(missedAt('10:00', split), [null])
    assert.deepEqual(missedAt('11:00', split), [{ at: 12 * 60, isSure: true }])
    assert.deepEqual(missedAt('14:00', split), [null])
    assert.deepEqual(missedAt('19:30', split), [{ at: 20 * 60 + 30, isSure: true }])
    assert.deepEqual(missedAt('19:30', split, 'low'), [{ at: 20 * 60 + 30, isSure: false }])
    assert.deepEqual(missedAt('19:50', mayCloseLate), [{ at: 20 * 60, isSure: false }])
    assert.deepEqual(missedAt('20:00', mayCloseLate), [{ at: 21 * 60, isSure: false }])
    assert.deepEqual(missedAt('18:50', mayCloseLate), [{ at: 20 * 60, isSure: false }])
    assert.deepEqual(missedAt('18:40', mayCloseLate), [null])
    assert.deepEqual(missedAt('23:41', longDay), [{ at: 60, isSure: true }])
    assert.deepEqual(missedAt('23:40', split), [null])
    assert.deepEqual(missedAt('13:00', disputedAtNoon), [null])
  })

  it('says when it surely opens next, with time for the visit', () => {
    const openingAt = (time: string, hours: OpeningHours) => {
      const trip = { travelMinutes: 60, visitMinutes: 20 }
      const groups = groupForVisit([temple('one', hours)], at(time), () => trip)
      return Object.values(groups).flatMap((outings) => outings.map(({ opening }) => opening))
    }
    assert.deepEqual(openingAt('10:00', split), [null])
    assert.deepEqual(openingAt('11:00', split), [{ at: 990, on: 'today', inMinutes: 330 }])
    assert.deepEqual(openingAt('19:30', split), [{ at: 330, on: 'tomorrow', inMinutes: 600 }])
    assert.deepEqual(openingAt('18:00', afternoon), [{ at: 900, on: 'tomorrow', inMinutes: 1260 }])
    const mayOpenEarly = { ...afternoon, disputed: [{ opens: '14:00', closes: '15:00' }] }
    assert.deepEqual(openingAt('13:00', mayOpenEarly), [{ at: 900, on: 'today', inMinutes: 120 }])
    const shorterThanTheVisit = { sessions: [{ opens: '15:00', closes: '15:19' }] }
    assert.deepEqual(openingAt('15:10', shorterThanTheVisit), [null])
  })

  it('keeps the nearest first, however sure its hours are, and what closes too early out of it', () => {
    const nearestFirst = [
      temple('near', split, 'low'),
      temple('closing', mayCloseLate),
      temple('far', always),
    ]
    const minutesTo: Record<string, number> = { near: 10, closing: 20, far: 100 }
    const groupsAt = (time: string) =>
      named(
        groupForVisit(nearestFirst, at(time), ({ id }) => ({
          travelMinutes: minutesTo[id] ?? 0,
          visitMinutes: 30,
        })),
      )
    assert.deepEqual(groupsAt('19:00'), { open: ['near', 'closing', 'far'] })
    assert.deepEqual(groupsAt('19:50'), { open: ['near', 'far'], askFirst: ['closing'] })
    assert.deepEqual(groupsAt('19:51'), { open: ['far'], askFirst: ['closing'], tooFar: ['near'] })
  })

  it('may last beyond midnight, but does not begin there with another day', () => {
    const late = [temple('late', longDay)]
    const group = (time: string, travelMinutes: number) =>
      named(groupForVisit(late, at(time), () => ({ travelMinutes, visitMinutes: 60 })))
    assert.deepEqual(group('22:50', 70), { open: ['late'] })
    assert.deepEqual(group('22:51', 70), { tooFar: ['late'] })
    const fromMidnight = [temple('early', { sessions: [{ opens: '00:00', closes: '12:00' }] })]
    assert.deepEqual(named(groupForVisit(fromMidnight, at('22:00'), () => null)), { closedToday: ['early'] })
  })
})

function temple(id: string, value: OpeningHours | null, confidence: Confidence = 'high') {
  return { id, openingHours: { value, confidence } }
}

function at(time: string): Date {
  return new Date(`2026-11-23T${time}+05:30`)
}

function named(groups: Record<VisitGroup, { temple: { id: string } }[]>): Named {
  const filled = Object.entries(groups).filter(([, members]) => members.length > 0)
  return Object.fromEntries(filled.map(([group, members]) => [group, members.map(({ temple }) => temple.id)]))
}
