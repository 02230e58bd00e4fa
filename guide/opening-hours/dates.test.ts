import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hoursInWeekOf, hoursOnDate } from './dates.ts'
import type { Closure, OpeningHours } from './hours.ts'
import { openingStatus } from './status.ts'
import { groupForVisit } from './visit-groups.ts'

const weekly: OpeningHours = {
  sessions: [{ opens: '03:00', closes: '22:00' }],
  disputed: [{ opens: '22:00', closes: '25:30' }],
  exceptions: [{ weekdays: ['monday', 'tuesday'], sessions: [{ opens: '04:00', closes: '20:00' }] }],
}
/** 15 December 2026 is a Tuesday. */
const closure: Closure = { date: '2026-12-15', from: '06:00', until: '11:00', isSure: true }
const shut = (...closures: Closure[]): OpeningHours => ({ ...weekly, closures })
const at = (time: string) => new Date(`${time}+05:30`)

describe('a closure of the calendar', () => {
  it('parts the hours of its date alone', () => {
    assert.deepEqual(hoursOnDate('2026-12-15', shut(closure)), {
      sessions: [
        { opens: '04:00', closes: '06:00' },
        { opens: '11:00', closes: '20:00' },
      ],
      disputed: [],
      perhapsShut: [],
    })
    assert.deepEqual(hoursOnDate('2026-12-22', shut(closure)), weekly.exceptions?.[0])
    assert.deepEqual(hoursOnDate('2026-12-16', shut(closure)).sessions, weekly.sessions)
  })

  it('stands apart from hours that sources dispute if it is only expected', () => {
    assert.deepEqual(hoursOnDate('2026-12-15', shut({ ...closure, isSure: false })), {
      sessions: [
        { opens: '04:00', closes: '06:00' },
        { opens: '11:00', closes: '20:00' },
      ],
      disputed: [],
      perhapsShut: [{ opens: '06:00', closes: '11:00' }],
    })
    // A Wednesday, on which sources dispute the night.
    assert.deepEqual(
      hoursOnDate('2026-12-16', shut({ date: '2026-12-16', from: '21:00', until: '23:00', isSure: false })),
      {
        sessions: [{ opens: '03:00', closes: '21:00' }],
        disputed: [{ opens: '23:00', closes: '25:30' }],
        perhapsShut: [
          { opens: '21:00', closes: '22:00' },
          { opens: '22:00', closes: '23:00' },
        ],
      },
    )
  })

  it('lasts past midnight, as openings do', () => {
    const night: Closure = { date: '2026-12-17', from: '19:00', until: '28:00', isSure: true }
    assert.deepEqual(hoursOnDate('2026-12-17', shut(night)), {
      sessions: [{ opens: '03:00', closes: '19:00' }],
      disputed: [],
      perhapsShut: [],
    })
    assert.deepEqual(hoursOnDate('2026-12-18', shut(night)).sessions, [{ opens: '04:00', closes: '22:00' }])
  })

  it('shows in the status on its date, and a week before or later does not', () => {
    assert.equal(openingStatus(shut(closure), at('2026-12-15T07:00')).kind, 'closed')
    const expected = shut({ ...closure, isSure: false })
    assert.deepEqual(openingStatus(expected, at('2026-12-15T07:00')), {
      kind: 'perhapsShut',
      opensAt: 660,
      opensOn: 'today',
    })
    const first = openingStatus(expected, at('2026-12-15T05:00'))
    assert.ok(first.kind === 'open' && first.into === 'perhapsShut')
    for (const date of ['2026-12-08', '2026-12-22'])
      assert.equal(openingStatus(shut(closure), at(`${date}T07:00`)).kind, 'open')
    const before = openingStatus(shut(closure), at('2026-12-15T05:00'))
    assert.ok(before.kind === 'open' && before.closesInMinutes === 60)
  })

  it('leaves no week with two hours for one weekday', () => {
    const { exceptions = [] } = hoursInWeekOf(at('2026-12-14T12:00'), shut(closure))
    assert.deepEqual(exceptions.flatMap(({ weekdays }) => weekdays).sort(), ['monday', 'tuesday'])
    // The day before is as always.
    assert.equal(hoursOnDate('2026-12-14', shut(closure)), weekly.exceptions?.[0])
    assert.deepEqual(
      exceptions.find(({ weekdays }) => weekdays.includes('monday')),
      { ...weekly.exceptions?.[0], weekdays: ['monday'] },
    )
  })

  it('counts for who sets out now', () => {
    const temple = { openingHours: { value: shut(closure), confidence: 'high' as const } }
    const { opensLater } = groupForVisit([temple], at('2026-12-15T07:00'), () => null)
    assert.equal(opensLater[0]?.opening?.at, 660)
  })
})
