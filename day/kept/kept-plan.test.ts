import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type KeptPlan, type KeptStop, keptPlanFrom } from './kept-plan.ts'
import { stopOfNow } from './stop-of-now.ts'

const stop: KeptStop = {
  temple: 'kapila-theertham',
  name: 'Kapila Theertham',
  isSeen: false,
  arrivesAt: 860,
  leavesAt: 900,
  stay: 'about 2:20 pm to 3 pm',
  leg: '4 km, about 15 min',
  wait: '',
  isUnsure: false,
  to: { latitude: 13.65, longitude: 79.42 },
  from: null,
}
const next = { ...stop, temple: 'tiruchanoor', name: 'Tiruchanoor', arrivesAt: 930, leavesAt: 1000 }
const end = { name: 'Railway station', time: '', leg: '' }
const plan: KeptPlan = {
  owner: '',
  day: 'day',
  language: 'en',
  date: '2026-12-01',
  computedAt: 850,
  setsOutAt: 850,
  overAt: 1200,
  title: 'Today, Tue 1 December',
  titleBefore: 'Tuesday, 1 December',
  hours: '2:10 pm to 8 pm',
  back: 'Back at about 7:20 pm',
  start: end,
  stops: [{ ...stop, isSeen: true }, next],
  end,
  room: { width: 320, notices: 0, stops: [60, 180] },
}

describe('a kept plan', () => {
  it('is read as it was kept, through JSON', () => {
    assert.deepEqual(keptPlanFrom(JSON.parse(JSON.stringify(plan))), plan)
  })

  it('is nothing if any part of it is missing, of another kind, or too long', () => {
    const { hours: _, ...old } = plan
    const broken: unknown[] = [
      null,
      'plan',
      [],
      old,
      { ...plan, stops: [] },
      { ...plan, stops: [{ ...stop, to: { latitude: '13', longitude: 79 } }] },
      { ...plan, stops: [{ ...stop, temple: 'javascript:alert(1)' }] },
      { ...plan, title: 'a'.repeat(301) },
      { ...plan, overAt: null },
      { ...plan, room: { width: 320, notices: 0, stops: ['60'] } },
    ]
    for (const one of broken) assert.equal(keptPlanFrom(one), null)
  })
})

describe('the stop of now', () => {
  it('is the first that has not been seen: on the way, and then there until it is seen', () => {
    assert.deepEqual(stopOfNow(plan, at('15:00')), {
      part: 'onTheWay',
      stop: next,
      number: 2,
      count: 2,
      hasTimes: true,
    })
    assert.equal(stopOfNow(plan, at('15:30')).part, 'here')
    assert.equal(stopOfNow(plan, at('18:59')).part, 'here')
  })

  it('is the next one before the day begins, on another date, too', () => {
    assert.equal(stopOfNow(plan, at('14:09')).part, 'next')
    assert.equal(stopOfNow(plan, at('15:00', '2026-11-30')).part, 'next')
  })

  it('has the times of a day that begins whenever it is opened only for a moment', () => {
    const timesAt = (time: string) => {
      const now = stopOfNow({ ...plan, setsOutAt: null }, at(time))
      return now.part === 'next' && now.hasTimes
    }
    assert.ok(timesAt('14:12'))
    assert.ok(!timesAt('16:00'))
  })

  it('has no times once its own are over: the rest of the day has moved', () => {
    const before = stopOfNow(plan, at('16:40'))
    const after = stopOfNow(plan, at('16:41'))
    assert.deepEqual(
      [before, after].map((now) => 'hasTimes' in now && now.hasTimes),
      [true, false],
    )
  })

  it('is none once all has been seen, or the hours are over', () => {
    assert.equal(stopOfNow({ ...plan, stops: [{ ...stop, isSeen: true }] }, at('15:00')).part, 'over')
    assert.equal(stopOfNow(plan, at('20:00')).part, 'over')
    assert.equal(stopOfNow(plan, at('09:00', '2026-12-02')).part, 'over')
  })
})

function at(time: string, date = '2026-12-01'): Date {
  return new Date(`${date}T${time}+05:30`)
}
