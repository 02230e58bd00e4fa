import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isWithinDays } from '#guide/calendar/calendar.ts'
import { guide } from '#guide/guide.ts'
import { templesOf } from './entries/days.ts'
import type { DaySettings } from './entries/values.ts'
import { minuteOfDay } from './frame.ts'
import { ordinaryDate, planReadyDay, readyDays } from './ready-days.ts'
import { dayOf, places } from './testing/days.ts'
import { asPlanned } from './view.ts'

const { calendar } = guide

const temples = {
  town: ['govindaraja', 'kapila-theertham', 'tiruchanoor'],
  srikalahasti: ['srikalahasti'],
  tirumala: ['tirumala'],
}
const names = ['town', 'srikalahasti', 'tirumala'] as const
const failing = ['closed', 'closesTooEarly', 'ticketMissed']

describe('ready days', () => {
  it('work out with all their temples, at any time, from anywhere, at any pace, on any date', () => {
    for (const date of ['2026-12-31', '2027-02-14']) {
      for (const time of ['00:30', '05:00', '08:00', '11:00', '14:10', '18:00', '19:00', '21:30', '23:59']) {
        const now = new Date(`${date}T${time}+05:30`)
        for (const { id } of places.gateways) {
          for (const pace of ['brisk', 'usual', 'unhurried'] as const) {
            for (const name of names) {
              const at = `${name} from ${id} at ${date} ${time}, ${pace}`
              const day = planReadyDay(name, dayOf([], { start: id, end: id, pace }), [], places, null, now)
              assert.ok(day, at)
              const { frame, timeline } = asPlanned(day, {}, places, now)
              assert.deepEqual(templesOf(day).toSorted(), temples[name], at)
              assert.ok(!timeline.stops.some(({ problem }) => problem && failing.includes(problem)), at)
              assert.ok(timeline.backAt <= frame.backBy, at)
              assert.ok(minuteOfDay(frame.date, now) <= frame.leavesAt, at)
              assert.equal(day.settings.date, frame.date, at)
              assert.deepEqual([day.settings.start, day.settings.end], [id, id], at)
              if (name === 'town') assert.ok(timeline.backAt - frame.leavesAt <= 420, at)
            }
          }
        }
      }
    }
  })

  it('are for today, or for tomorrow if today is too late', () => {
    assert.deepEqual(planned('05:00'), ['town 23', 'srikalahasti 23', 'tirumala 23'])
    assert.deepEqual(planned('08:00'), ['town 23', 'srikalahasti 23', 'tirumala 24'])
    assert.deepEqual(planned('14:10'), ['town 23', 'srikalahasti 23', 'tirumala 24'])
    assert.deepEqual(planned('19:00'), ['town 24', 'srikalahasti 24', 'tirumala 24'])
  })

  it('keep the date and the hours that the reader has chosen where these do', () => {
    const date = '2026-11-28'
    assert.deepEqual(planned('19:00', { date }), ['town 28', 'srikalahasti 28', 'tirumala 28'])
    const hours = { leavesAt: 9 * 60, backBy: 16 * 60 }
    const [town] = names.map((name) => dayAt('19:00', name, { date, ...hours })?.settings)
    assert.deepEqual({ ...town, ...hours }, town)
    // Nobody is back from the queue by then.
    assert.equal(dayAt('19:00', 'tirumala', { date, ...hours })?.settings.leavesAt, 6 * 60)
    // The hours of the form are for today; a ready day that they are too short for takes others.
    assert.deepEqual(planned('14:10', { backBy: 17 * 60 }), ['town 23', 'srikalahasti 23', 'tirumala 24'])
  })

  it('leave dates alone that something is planned for', () => {
    const taken = ['2026-11-23', '2026-11-24', '2026-11-26']
    assert.deepEqual(planned('19:00', {}, taken), ['town 25', 'srikalahasti 25', 'tirumala 25'])
    assert.deepEqual(planned('19:00', { date: '2026-11-26' }, taken), [
      'town 26',
      'srikalahasti 26',
      'tirumala 26',
    ])
  })

  it('are not made from where they are too far away', () => {
    const chennai = { latitude: 13.08, longitude: 80.27 }
    assert.equal(dayAt('08:00', 'tirumala', { start: chennai, end: chennai }), null)
  })

  it('say what they usually take from each gateway, on a day on which nothing is on', () => {
    assert.ok(!calendar.some(({ days }) => isWithinDays(ordinaryDate, days.value)))
    for (const { name, temples, usual } of readyDays(places)) {
      for (const { id } of places.gateways) {
        const settings = { start: id, end: id, date: ordinaryDate }
        const day = planReadyDay(
          name,
          dayOf([], settings),
          [],
          places,
          null,
          new Date(`${ordinaryDate}T00:00+05:30`),
        )
        assert.ok(day)
        const { frame, timeline } = asPlanned(day, {}, places, new Date('2026-11-20T12:00+05:30'))
        assert.deepEqual(templesOf(day).toSorted(), temples.toSorted())
        assert.deepEqual(usual[id], {
          minutes: timeline.backAt - frame.leavesAt,
          metres: timeline.roadMetres,
        })
      }
    }
  })
})

function dayAt(
  time: string,
  name: (typeof names)[number],
  settings: Partial<DaySettings>,
  taken: string[] = [],
) {
  const now = new Date(`2026-11-23T${time}+05:30`)
  return planReadyDay(name, dayOf([], settings), taken, places, null, now)
}

function planned(time: string, settings: Partial<DaySettings> = {}, taken: string[] = []): string[] {
  return names.map((name) => `${name} ${dayAt(time, name, settings, taken)?.settings.date?.slice(-2)}`)
}
