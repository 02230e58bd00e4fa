import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { DaySettings } from './entries/values.ts'
import { minuteOfDay } from './frame.ts'
import { readyDays } from './ready-days.ts'
import { dayOf, places } from './testing/days.ts'

const temples = {
  town: ['govindaraja', 'kapila-theertham', 'tiruchanoor'],
  srikalahasti: ['srikalahasti'],
  tirumala: ['tirumala'],
}
const failing = ['closed', 'closesTooEarly', 'ticketMissed']

describe('ready days', () => {
  it('work out with all their temples, at any time, from anywhere, on any date', () => {
    const found = new Set<string>()
    for (const date of ['2026-11-23', '2026-12-31', '2027-02-14']) {
      for (const time of ['00:30', '05:00', '08:00', '12:00', '14:10', '18:00', '21:30', '23:59']) {
        const now = new Date(`${date}T${time}+05:30`)
        for (const { id } of places.gateways) {
          for (const { name, view } of readyDays(dayOf([], { start: id, end: id }), places, null, now)) {
            const { day, timeline, frame } = view
            const at = `${name} from ${id} at ${date} ${time}`
            found.add(name)
            assert.deepEqual(timeline.stops.map(({ temple }) => temple).sort(), temples[name], at)
            assert.ok(!timeline.stops.some(({ problem }) => problem && failing.includes(problem)), at)
            assert.ok(timeline.backAt <= frame.backBy, at)
            assert.ok(minuteOfDay(frame.date, now) <= frame.leavesAt, at)
            assert.equal(day.settings.date, frame.date, at)
            if (name === 'town') assert.ok(timeline.backAt - frame.leavesAt <= 360, at)
          }
        }
      }
    }
    assert.deepEqual([...found], Object.keys(temples))
  })

  it('are for today, or for tomorrow if today is too late', () => {
    assert.deepEqual(offered('05:00'), ['town 23', 'srikalahasti 23', 'tirumala 23'])
    assert.deepEqual(offered('08:00'), ['town 23', 'srikalahasti 23', 'tirumala 24'])
    assert.deepEqual(offered('18:00'), ['town 24', 'srikalahasti 24', 'tirumala 24'])
    assert.deepEqual(offered('14:10', { backBy: 17 * 60 }), ['town 24', 'srikalahasti 24', 'tirumala 24'])
  })

  it('keep a date and an hour that the reader has chosen, and do without what does not fit then', () => {
    assert.deepEqual(offered('21:00', { date: '2026-11-28' }), ['town 28', 'srikalahasti 28', 'tirumala 28'])
    assert.deepEqual(offered('21:00', { date: '2026-11-28', leavesAt: 540 }), ['town 28', 'srikalahasti 28'])
    assert.deepEqual(offered('21:00', { date: '2026-11-28', leavesAt: 1140 }), [])
  })
})

function offered(time: string, settings: Partial<DaySettings> = {}): string[] {
  const now = new Date(`2026-11-23T${time}+05:30`)
  return readyDays(dayOf([], settings), places, null, now).map(
    ({ name, view }) => `${name} ${view.frame.date.slice(-2)}`,
  )
}
