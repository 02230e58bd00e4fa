import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { runs } from '#tools/test/runs.ts'
import type { OpeningHours, OpeningSession } from './hours.ts'
import { openingNotice } from './opening-notice.ts'
import { openingStatus } from './status.ts'
import { groupForVisit } from './visit-groups.ts'
import { weekdays } from './weekday.ts'

const minute = 60_000
const day = 1440 * minute

/** Spans on quarter hours, so that some touch; up to 36 hours, in order, not overlapping. */
const spans = fc.uniqueArray(fc.nat({ max: 36 * 4 }), { maxLength: 8 }).map((quarters) => {
  const ends = quarters.sort((one, other) => one - other)
  return ends.flatMap((opens, index): OpeningSession[] => {
    const closes = ends[index + 1]
    if (index % 2 === 1 || closes === undefined || closes - opens > 96) return []
    return [{ opens: time(opens), closes: time(closes) }]
  })
})

const openingHours: fc.Arbitrary<OpeningHours> = fc.record(
  {
    sessions: spans,
    exceptions: fc
      .tuple(fc.shuffledSubarray([...weekdays], { minLength: 2, maxLength: 4 }), spans, spans, spans)
      .map(([[first, ...others], sessions, otherSessions, disputed]) => [
        { weekdays: [first ?? 'sunday'], sessions },
        { weekdays: others, sessions: otherSessions, disputed },
      ]),
    disputed: spans,
  },
  { requiredKeys: ['sessions'] },
)

const instant = fc
  .nat({ max: 14 * 1440 * 60 })
  .map((seconds) => new Date(Date.UTC(2026, 9, 25) + seconds * 1000))

const settings = { numRuns: runs(250) }

describe('for any hours at any time, on a phone far from India whose clock changes,', () => {
  const zone = process.env.TZ
  before(() => {
    process.env.TZ = 'America/Los_Angeles'
    assert.equal(new Date('2026-12-01T00:00:00Z').getTimezoneOffset(), 480)
  })
  after(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  it('the status never contradicts the sessions', () => {
    fc.assert(
      fc.property(openingHours, instant, (hours, now) => {
        const { kind } = openingStatus(hours, now)
        if (kind === 'unknown') return
        assert.equal(kind === 'alwaysOpen' ? 'open' : kind, readOff(hours, now))
      }),
      settings,
    )
  })

  it('only hours that are never sure are unknown', () => {
    fc.assert(
      fc.property(openingHours, instant, (hours, now) => {
        const sure = quartersOfWeek(now).some((at) => readOff(hours, at) === 'open')
        assert.equal(openingStatus(hours, now).kind !== 'unknown', sure)
      }),
      { numRuns: runs(30) },
    )
  })

  it('the time that the status names is that of the next change, or of the next sure opening', () => {
    fc.assert(
      fc.property(openingHours, instant, (hours, now) => {
        const status = openingStatus(hours, now)
        if (status.kind === 'unknown') return
        assert.deepEqual(status, statusByWalking(hours, now))
      }),
      settings,
    )
  })

  it('an opening is told only where it is sure', () => {
    fc.assert(
      fc.property(openingHours, instant, fc.boolean(), (hours, now, isSure) => {
        const status = openingStatus(hours, now)
        const opening = nextSureOpening(hours, now)
        if (status.kind !== 'closed' || !opening) return
        const on = dayInIndia(opening, now)
        const day = on === 'today' ? 'Today' : on === 'tomorrow' ? 'Tomorrow' : 'OnWeekday'
        assert.deepEqual(openingNotice(status, isSure), {
          message: `opens${day}At`,
          ...(day === 'OnWeekday' && { weekday: on }),
          at: minuteInIndia(opening),
        })
      }),
      settings,
    )
  })

  it('no group promises a visit that is cut short, or denies one that is not', () => {
    const trips = fc.record({ travelMinutes: fc.nat({ max: 300 }), visitMinutes: fc.nat({ max: 120 }) })
    fc.assert(
      fc.property(openingHours, instant, fc.option(trips), (hours, now, trip) => {
        if (openingStatus(hours, now).kind === 'unknown') return
        const temple = { openingHours: { value: hours, confidence: 'high' as const } }
        const groups = groupForVisit([temple], now, () => trip)
        const stateIn = statesFrom(hours, now)
        const states = Array.from({ length: 1440 + 300 + 120 }, (_, minutes) => stateIn(minutes))
        const arrival = trip?.travelMinutes ?? 0
        const visit = (start: number) => states.slice(start, start + (trip?.visitMinutes || 1))
        const untilMidnight = 1440 - minuteInIndia(now)
        const today = states.slice(0, untilMidnight)
        const canStart = today.some((_, start) => start >= arrival && !visit(start).includes('closed'))
        if (groups.open.length > 0)
          assert.deepEqual(new Set([states[0], ...visit(arrival)]), new Set(['open']))
        if (groups.askFirst.length > 0) assert.ok(!visit(arrival).includes('closed'))
        if (groups.opensLater.length > 0) assert.ok(canStart)
        if (groups.tooFar.length > 0) assert.ok(!canStart && today.some((state) => state !== 'closed'))
        for (const { opening } of Object.values(groups).flat()) {
          if (!opening) continue
          const start = Math.max(opening.inMinutes, arrival)
          const stay = Array.from({ length: trip?.visitMinutes || 1 }, (_, index) => stateIn(start + index))
          assert.deepEqual(new Set(stay), new Set(['open']))
          assert.notEqual(stateIn(opening.inMinutes - 1), 'open')
        }
        if (groups.closedToday.length > 0) assert.ok(today.every((state) => state === 'closed'))
      }),
      { numRuns: runs(60) },
    )
  })
})

/** Computed directly from the sessions of today and the two days before, which may still be running. */
function readOff(hours: OpeningHours, now: Date): 'open' | 'closed' | 'disputed' {
  const minutes = now.getTime() / minute + 330
  const holding = [0, 1, 2].flatMap((daysAgo) => {
    const midnight = (Math.floor(minutes / 1440) - daysAgo) * 1440
    const weekday = weekdays[new Date(midnight * minute).getUTCDay()] ?? 'sunday'
    const exception = hours.exceptions?.find((exception) => exception.weekdays.includes(weekday))
    const { sessions, disputed = [] } = exception ?? hours
    const within = ({ opens, closes }: OpeningSession) =>
      midnight + inMinutes(opens) <= minutes && minutes < midnight + inMinutes(closes)
    return [
      ...sessions.filter(within).map(() => 'open' as const),
      ...disputed.filter(within).map(() => 'disputed' as const),
    ]
  })
  if (holding.includes('disputed')) return 'disputed'
  return holding.includes('open') ? 'open' : 'closed'
}

/** What can be read off in so many minutes, which is the same throughout a quarter of an hour. */
function statesFrom(hours: OpeningHours, now: Date) {
  const into = Math.floor(now.getTime() / minute) % 15
  const quarters = new Map<number, ReturnType<typeof readOff>>()
  return (minutes: number) => {
    const quarter = Math.floor((into + minutes) / 15)
    const state = quarters.get(quarter) ?? readOff(hours, new Date(now.getTime() + minutes * minute))
    quarters.set(quarter, state)
    return state
  }
}

function statusByWalking(hours: OpeningHours, now: Date) {
  const change = nextChange(hours, now)
  if (!change) return { kind: 'alwaysOpen' }
  const [kind, into] = [readOff(hours, now), readOff(hours, change)]
  const at = minuteInIndia(change)
  if (kind === 'disputed') return { kind, certainly: into, certainAt: at }
  const inMinutes = (then: Date) => then.getTime() / minute - Math.floor(now.getTime() / minute)
  if (kind === 'open') {
    return { kind, closesAt: at, closesInMinutes: inMinutes(change), into }
  }
  const opening = nextSureOpening(hours, now) ?? assert.fail('it never opens')
  return {
    kind,
    opensAt: minuteInIndia(opening),
    opensInMinutes: inMinutes(opening),
    opensOn: dayInIndia(opening, now),
  }
}

function nextSureOpening(hours: OpeningHours, now: Date): Date | null {
  return quartersOfWeek(now).find((quarter) => quarter > now && readOff(hours, quarter) === 'open') ?? null
}

/** Found by stepping through quarter hours, where all spans begin and end. */
function nextChange(hours: OpeningHours, now: Date): Date | null {
  const before = readOff(hours, now)
  return quartersOfWeek(now).find((quarter) => quarter > now && readOff(hours, quarter) !== before) ?? null
}

function minuteInIndia(when: Date): number {
  const shown = new Date(when.getTime() + 330 * minute)
  return shown.getUTCHours() * 60 + shown.getUTCMinutes()
}

function dayInIndia(when: Date, now: Date): string | undefined {
  const [shown, present] = [when, now].map((date) => Math.floor((date.getTime() + 330 * minute) / day))
  const days = (shown ?? 0) - (present ?? 0)
  return ['today', 'tomorrow'][days] ?? weekdays[new Date((shown ?? 0) * day).getUTCDay()]
}

function quartersOfWeek(now: Date): Date[] {
  const quarter = 15 * minute
  const first = Math.floor(now.getTime() / quarter) * quarter
  return Array.from({ length: 7 * 96 }, (_, index) => new Date(first + index * quarter))
}

function time(quarters: number): string {
  const [hours, minutes] = [Math.floor(quarters / 4), (quarters % 4) * 15]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function inMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
