import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { groupForVisit } from '#guide/opening-hours/visit-groups.ts'
import { openingOutcome } from './opening-outcome.ts'

const almostAlways: OpeningHours = {
  sessions: [{ opens: '03:00', closes: '25:00' }],
  disputed: [{ opens: '25:00', closes: '25:30' }],
}
const disputedEarly: OpeningHours = {
  sessions: [{ opens: '05:00', closes: '21:00' }],
  disputed: [{ opens: '02:00', closes: '05:00' }],
}
const afternoon: OpeningHours = { sessions: [{ opens: '15:00', closes: '19:00' }] }

describe('what the list says of what is open', () => {
  it('names the next sure opening, even of a temple that is too far for today', () => {
    assert.equal(
      outcome('23:30', { almostAlways, disputedEarly }),
      'Open now: 0 · Next: almostAlways, tomorrow 3 am',
    )
    assert.equal(outcome('23:30', { disputedEarly }), 'Open now: 0 · Next: disputedEarly, tomorrow 5 am')
  })

  it('names no opening that is too far for today', () => {
    assert.equal(outcome('14:40', { afternoon }), 'Open now: 0 · Next: afternoon, tomorrow 3 pm')
  })

  it('counts what is open', () => {
    assert.equal(outcome('10:00', { disputedEarly, afternoon }), 'Open now: 1')
  })
})

/** For a visitor who is there in 180 minutes and stays for 90. */
function outcome(time: string, hours: Record<string, OpeningHours>): string {
  const now = new Date(`2026-11-23T${time}+05:30`)
  const temples = Object.entries(hours).map(([name, value]) => ({
    name,
    openingHours: { value, confidence: 'high' as const, checkedOn: '2026-11-23' },
  }))
  const groups = groupForVisit(temples, now, () => ({ travelMinutes: 180, visitMinutes: 90 }))
  return openingOutcome(groups, now).replaceAll('\u00a0', ' ')
}
