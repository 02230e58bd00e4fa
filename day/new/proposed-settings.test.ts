import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { DaySettings } from '#day/entries/values.ts'
import { dayOf } from '#day/testing/days.ts'
import { choosing, type Proposal, proposedSettings, usualSettings } from './proposed-settings.ts'

const [yesterday, today, tomorrow, later] = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-28']
const [eight, eightInTheEvening, nine] = [8 * 60, 20 * 60, 21 * 60]
const usual = usualSettings('busStand', false, at('18:10'))
const other = dayOf(['tirumala'], { start: 'airport', end: 'airport', startsNearMe: true, date: today })

it('a plan that begins now has three hours at least, until midnight at most', () => {
  assert.deepEqual(
    ['09:00', '18:10', '23:00'].map((time) => usualSettings('busStand', false, at(time)).backBy / 60),
    [20, 21.5, 24],
  )
})

it('a plan is proposed for the first date that can have it, with hours that fit that date', () => {
  const cases: [
    about: string,
    proposal: Partial<Proposal>,
    chosen: Partial<DaySettings>,
    expected: Partial<DaySettings>,
  ][] = [
    ['nothing is known', {}, {}, { start: 'busStand', date: null, leavesAt: null, backBy: 21.5 * 60 }],
    [
      'an hour is past',
      {},
      { leavesAt: eight },
      { date: tomorrow, leavesAt: eight, backBy: eightInTheEvening },
    ],
    ['another date', {}, { date: later }, { date: later, backBy: eightInTheEvening }],
    ['the end is chosen, too', {}, { date: later, backBy: nine }, { date: later, backBy: nine }],
    [
      'a further plan',
      { other },
      {},
      { start: 'airport', startsNearMe: true, date: null, backBy: 21.5 * 60 },
    ],
    [
      'a further plan, today has one',
      { other, taken: [today] },
      {},
      { end: 'airport', date: tomorrow, backBy: eightInTheEvening },
    ],
    ['a stored plan', { day: dayOf([], { date: later, backBy: nine }) }, {}, { date: later, backBy: nine }],
    [
      'a stored plan for a date that has passed',
      { day: dayOf([], { date: yesterday, leavesAt: eight, backBy: nine }) },
      {},
      { date: null, leavesAt: null, backBy: nine },
    ],
    [
      'a stored plan beside another',
      { day: dayOf([], { backBy: nine }), other, taken: [today, tomorrow] },
      {},
      { date: '2026-11-26', backBy: eightInTheEvening },
    ],
  ]
  for (const [about, proposal, chosen, expected] of cases) {
    const known = { usual, day: undefined, other: undefined, taken: [], ...proposal }
    const settings = proposedSettings(known, chosen, at('18:10'))
    const compared = Object.fromEntries(
      Object.keys(expected).map((key) => [key, settings[key as keyof DaySettings]]),
    )
    assert.deepEqual(compared, expected, about)
  }
})

it('an hour and a date that are chosen one after the other never make a plan of the past', () => {
  const shown = { ...usual, date: tomorrow, leavesAt: eight }
  assert.deepEqual(choosing(shown, { date: today }, [], at('18:10')), { leavesAt: null, date: today })
  assert.deepEqual(choosing(shown, { date: later }, [], at('18:10')), { date: later })
  assert.deepEqual(choosing(shown, { leavesAt: null }, [], at('18:10')), { date: tomorrow, leavesAt: null })
})

function at(time: string): Date {
  return new Date(`${today}T${time}:00+05:30`)
}
