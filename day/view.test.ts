import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TempleId } from '#guide/temple-ids.ts'
import { reorderRest } from './change.ts'
import type { DaySettings } from './entries/values.ts'
import { stopsAhead } from './stop-ahead.ts'
import { dayOf, places, seenEntries } from './testing/days.ts'
import { asPlanned, viewOfDay } from './view.ts'

const order: TempleId[] = ['kapila-theertham', 'srinivasa-mangapuram', 'tiruchanoor']

describe('a day on its way', () => {
  it('begins now, whenever that is, until the reader has said when', () => {
    const early = dayAt('09:10', {})
    const later = dayAt('09:50', {})
    assert.equal(early.phase, 'before')
    assert.equal(later.phase, 'before')
    assert.equal((later.timeline.stops[0]?.arrivesAt ?? 0) - (early.timeline.stops[0]?.arrivesAt ?? 0), 40)
  })

  it('began with the first temple seen, if the reader has not said when', () => {
    const seen = [['kapila-theertham', 600]] as const
    const soon = dayAt('10:05', {}, seen)
    const later = dayAt('13:20', {}, seen)
    assert.equal(soon.frame.leavesAt, 600)
    assert.deepEqual(later.frame, soon.frame)
    assert.deepEqual(later.rest.frame.lunchMinutes, soon.rest.frame.lunchMinutes)
  })

  it('stays as it was planned while the reader is on the way and there', () => {
    const planned = dayAt('14:10', { leavesAt: 850 })
    const there = dayAt('14:50', { leavesAt: 850 })
    assert.equal(planned.phase, 'underWay')
    assert.equal(there.phase, 'there')
    assert.equal(there.lateMinutes, 0)
    assert.deepEqual(there.timeline, planned.timeline)
  })

  it('goes on from the temple seen last, at the minute it was seen', () => {
    const { seen, ahead, timeline, from, phase } = dayAt('15:00', { leavesAt: 850 }, [
      ['kapila-theertham', 890],
    ])
    assert.deepEqual(
      seen.map(({ temple }) => temple.id),
      ['kapila-theertham'],
    )
    assert.deepEqual(
      ahead.map(({ id }) => id),
      ['srinivasa-mangapuram', 'tiruchanoor'],
    )
    assert.deepEqual(from.coordinates, coordinatesOf('kapila-theertham'))
    assert.equal(phase, 'underWay')
    const [next] = timeline.stops
    assert.equal(next && next.arrivesAt - next.leg.minutes, 890)
  })

  it('starts anew from here and now for a reader who stays longer than planned', () => {
    const planned = dayAt('14:10', { leavesAt: 850 }).timeline
    const late = dayAt('16:10', { leavesAt: 850 })
    assert.equal(late.lateMinutes, 970 - (planned.stops[0]?.leavesAt ?? 0))
    assert.equal(late.timeline.stops.length, 3)
    const [, next] = late.timeline.stops
    assert.equal(next && next.arrivesAt - next.leg.minutes, 970)
    assert.ok(late.timeline.backAt > planned.backAt)
    assert.deepEqual(
      late.rest.temples.map(({ id }) => id),
      ['srinivasa-mangapuram', 'tiruchanoor'],
    )
  })

  it('ends a visit that takes longer when the door closes', () => {
    const endsAt = (time: string) => dayAt(time, { leavesAt: 850 }).timeline.stops[0]?.leavesAt
    assert.equal(endsAt('15:55'), 955)
    assert.equal(endsAt('16:25'), 960)
  })

  it('has lunch once: it is over when the temple that it was planned before has been seen', () => {
    const whole: TempleId[] = [
      'tiruchanoor',
      'srinivasa-mangapuram',
      'iskcon',
      'kapila-theertham',
      'govindaraja',
    ]
    const planned = dayAt('08:00', { leavesAt: 480 }, [], whole).timeline
    const eatenBefore = planned.lunch?.beforeStop ?? assert.fail()
    assert.ok(eatenBefore > 0 && eatenBefore < whole.length - 1)
    const tickedUpTo = (index: number, minutesEarly: number) =>
      dayAt(
        '13:00',
        { leavesAt: 480 },
        planned.stops
          .slice(0, index + 1)
          .map(({ temple, leavesAt }) => [temple, leavesAt - minutesEarly] as const),
        whole,
      )
    for (const minutesEarly of [0, 12]) {
      const before = tickedUpTo(eatenBefore - 1, minutesEarly)
      assert.equal(before.timeline.lunch?.beforeStop, 0)
      assert.ok(!before.hasEaten)
      const after = tickedUpTo(eatenBefore, minutesEarly)
      assert.equal(after.timeline.lunch, null)
      assert.ok(after.hasEaten)
    }
  })

  it('has lunch although the reader is late, as long as it is lunch time', () => {
    const seenAt = (at: number) =>
      dayAt('13:40', { leavesAt: 480 }, [['kapila-theertham', at]]).timeline.lunch
    assert.equal(seenAt(815)?.beforeStop, 0)
    assert.equal((seenAt(815)?.until ?? 0) - (seenAt(815)?.from ?? 0), 45)
    assert.equal(seenAt(871), null)
  })

  it('takes the reader’s word for it that lunch is over, or not yet', () => {
    const said = (hasEaten: boolean, seen: [TempleId, number][]) =>
      dayAt('12:50', { leavesAt: 480, lunchSaid: { date: '2026-11-23', hasEaten, at: 700 } }, seen).timeline
        .lunch
    assert.equal(said(true, []), null)
    assert.notEqual(said(false, [['kapila-theertham', 740]]), null)
  })

  it('counts the time of a lunch that the reader says is over', () => {
    const seen = [['tiruchanoor', 780]] as const
    const temples: TempleId[] = ['tiruchanoor', 'govindaraja']
    const begins = (settings: Partial<DaySettings>) =>
      dayAt('14:05', { leavesAt: 480, ...settings }, seen, temples).timeline.stops[0]?.beginsAt
    const lunch = dayAt('14:05', { leavesAt: 480 }, seen, temples).timeline.lunch ?? assert.fail()
    const date = '2026-11-23'
    assert.equal(begins({ lunchSaid: { date, hasEaten: true, at: lunch.until } }), begins({}))
    assert.equal(
      begins({ lunchSaid: { date, hasEaten: true, at: lunch.from } }),
      (begins({}) ?? 0) - (lunch.until - lunch.from),
    )
  })

  it('has lunch before the way back from the last temple, too', () => {
    const eaten = (time: string) => dayAt(time, { leavesAt: 600 }, [], ['kanipakam'])
    const planned = eaten('12:00')
    assert.equal(planned.timeline.lunch?.beforeStop, 1)
    const [stop] = planned.timeline.stops
    const leavesAt = stop?.leavesAt ?? 0
    const late = eaten(`${Math.floor((leavesAt + 5) / 60)}:${String((leavesAt + 5) % 60).padStart(2, '0')}`)
    assert.deepEqual(late.timeline.lunch, { beforeStop: 1, from: leavesAt + 5, until: leavesAt + 50 })
  })

  it('has no lunch once somebody has been fed in the queue, late or not', () => {
    const tirumala: TempleId[] = ['tirumala', 'tiruchanoor']
    for (const time of ['14:00', '18:40']) {
      const { timeline, rest } = dayAt(time, { leavesAt: 360, backBy: 24 * 60 }, [], tirumala)
      assert.deepEqual([timeline.lunch, rest.frame.lunchMinutes], [null, 0])
    }
  })

  it('still has lunch after a ticket, though it is late for one, on the way and late, too', () => {
    const settings = { leavesAt: 540, ticket: { kind: 'specialEntry' as const, at: 660 } }
    const temples: TempleId[] = ['tirumala', 'tiruchanoor']
    const planned = dayAt('08:00', settings, [], temples).timeline
    const out = planned.stops[0]?.leavesAt ?? assert.fail()
    assert.ok(out > 14 * 60 + 30)
    assert.deepEqual(planned.lunch, { beforeStop: 1, from: out, until: out + 45 })
    assert.deepEqual(dayAt('12:00', settings, [], temples).timeline.lunch, planned.lunch)
    const late = dayAt('15:30', settings, [], temples).timeline
    assert.deepEqual(late.lunch, { beforeStop: 1, from: 930, until: 975 })
    const ticked = dayAt('15:30', settings, [['tirumala', 920]], temples).timeline
    assert.deepEqual(ticked.lunch, { beforeStop: 0, from: 920, until: 965 })
    const eaten = { ...settings, lunchSaid: { date: '2026-11-23', hasEaten: true, at: 950 } }
    assert.equal(dayAt('15:55', eaten, [['tirumala', 920]], temples).timeline.lunch, null)
  })

  it('counts the kilometres that have been driven', () => {
    const whole = dayAt('08:00', { leavesAt: 480 })
    const [first] = whole.timeline.stops
    const { drivenMetres, timeline, rest } = dayAt('10:00', { leavesAt: 480 }, [['kapila-theertham', 580]])
    assert.equal(drivenMetres, first?.leg.metres)
    assert.equal(drivenMetres + timeline.roadMetres, whole.timeline.roadMetres)
    assert.equal(rest.frame.mostRoadMetres, whole.frame.mostRoadMetres - drivenMetres)
  })

  it('shows no rest of a lunch that began before the day', () => {
    assert.equal(dayAt('13:28', { leavesAt: 13 * 60 + 28 }).timeline.lunch, null)
  })

  it('stays as planned where it is only shown, however late it is', () => {
    const planned = (time: string) =>
      asPlanned(
        dayOf(order, { date: '2026-11-23', leavesAt: 480 }),
        {},
        places,
        new Date(`2026-11-23T${time}+05:30`),
      )
    assert.deepEqual(planned('13:00').timeline, planned('07:00').timeline)
    assert.equal(planned('13:00').phase, 'before')
  })

  it('has neither a now nor a delay on another day', () => {
    const { phase, lateMinutes } = dayAt('23:00', { leavesAt: 480, date: '2026-11-25' })
    assert.deepEqual([phase, lateMinutes], ['before', 0])
  })

  it('is over once its date has passed', () => {
    assert.equal(dayAt('06:25', { leavesAt: 850, date: '2026-11-22' }).phase, 'over')
  })

  it('is over from the hour of return on, once nothing ahead can be seen, and before it once all is shut', () => {
    const evening = { leavesAt: 850, backBy: 20 * 60 }
    assert.notEqual(dayAt('15:30', evening).phase, 'over')
    assert.notEqual(dayAt('18:00', evening).phase, 'over')
    assert.equal(dayAt('23:00', evening).phase, 'over')
    assert.equal(dayAt('23:00', evening, [['kapila-theertham', 890]]).phase, 'over')
    assert.equal(dayAt('23:00', { backBy: 20 * 60 }).phase, 'over')
    const seen = order.map((id) => [id, null] as const)
    assert.equal(dayAt('23:00', evening, seen).phase, 'over')
    const untilMidnight = { leavesAt: 850, backBy: 24 * 60 }
    assert.equal(dayAt('23:00', untilMidnight).phase, 'over')
    assert.notEqual(dayAt('16:00', untilMidnight, seen).phase, 'over')
    // In the morning nothing can be seen of a day that begins too late, but in time something could.
    assert.notEqual(dayAt('10:00', { leavesAt: 23 * 60, backBy: 24 * 60 }).phase, 'over')
  })

  it('goes on while the reader is as planned, even if nothing fits from now on', () => {
    const evening = { leavesAt: 18 * 60, backBy: 19 * 60 }
    assert.deepEqual(
      ['18:10', '19:20', '19:35'].map((time) => dayAt(time, evening, [], ['tiruchanoor']).phase),
      ['underWay', 'there', 'over'],
    )
  })

  it('goes on before the hour of return while a door may still be open, or another temple fits', () => {
    const untilMidnight = { leavesAt: 18 * 60, backBy: 24 * 60 }
    const phaseAt = (time: string) => dayAt(time, untilMidnight, [], ['govindaraja']).phase
    assert.notEqual(phaseAt('20:45'), 'over')
    assert.equal(phaseAt('21:40'), 'over')
    const morningOnly: TempleId[] = ['srinivasa-mangapuram']
    assert.notEqual(dayAt('18:45', { leavesAt: 480, backBy: 24 * 60 }, [], morningOnly).phase, 'over')
  })

  it('goes on after the hour of return while there is time for a temple', () => {
    assert.notEqual(dayAt('15:30', { leavesAt: 850, backBy: 15 * 60 }).phase, 'over')
  })

  it('goes on from the temple seen last, even if nobody knows when', () => {
    const { from } = dayAt('15:00', { leavesAt: 850 }, [['kapila-theertham', null]])
    assert.deepEqual(from.coordinates, coordinatesOf('kapila-theertham'))
  })

  it('leaves what is seen, and where the reader is, at the head of any order', () => {
    const four: TempleId[] = [...order, 'govindaraja']
    const view = dayAt('16:10', { leavesAt: 850 }, [['kapila-theertham', 890]], four)
    assert.deepEqual(
      view.rest.temples.map(({ id }) => id),
      ['tiruchanoor', 'govindaraja'],
    )
    const [change, ...others] = reorderRest(view, ['govindaraja', 'tiruchanoor'])
    assert.deepEqual([change?.key, others], ['stop/day/tiruchanoor', []])
    assert.ok(String(change?.value?.rank) > 'd')
  })

  it('names the first temple to miss among several, not the only one', () => {
    const marked = (leavesAt: number, temples: TempleId[]) =>
      stopsAhead(dayAt('05:00', { leavesAt }, [], temples), false).map(({ breaksFirst }) => breaksFirst)
    assert.deepEqual(marked(17 * 60 + 15, ['srinivasa-mangapuram', 'tiruchanoor']), [false, true])
    assert.deepEqual(marked(360, ['tirumala']), [false])
  })
})

function dayAt(
  time: string,
  settings: Partial<DaySettings>,
  seen: readonly (readonly [TempleId, number | null])[] = [],
  temples = order,
) {
  const date = '2026-11-23'
  const now = new Date(`${date}T${time}+05:30`)
  const day = dayOf(temples, { date, ...settings })
  return viewOfDay(day, seenEntries(date, seen), places, now)
}

function coordinatesOf(id: TempleId) {
  return places.temples.find((temple) => temple.id === id)?.coordinates
}
