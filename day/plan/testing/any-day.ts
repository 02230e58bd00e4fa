import fc from 'fast-check'
import { type DayFrame, type Place, type SaidRoad, ticketKinds } from '#day/plan/day-frame.ts'
import type { DayTemple, PlannedFootpath } from '#day/plan/day-temple.ts'
import type { Locks, Wish, Wishes } from '#day/plan/wishes.ts'
import type {
  Closure,
  CrowdedHours,
  OpeningDay,
  OpeningHours,
  OpeningSession,
} from '#guide/opening-hours/hours.ts'
import type { Weekday } from '#guide/opening-hours/weekday.ts'
import { type TempleId, templeIds } from '#guide/temple-ids.ts'
import { feet } from '#guide/travel/feet.ts'

export type Case = { frame: DayFrame; temples: DayTemple[]; wishes: Wishes; locks: Locks }

const quarter = (least: number, most: number) =>
  fc.integer({ min: least / 15, max: most / 15 }).map((quarters) => quarters * 15)

/** In the plain: nobody can be driven up the hill to another temple than Tirumala. */
const coordinates = fc.record({
  latitude: fc.integer({ min: 1352, max: 1364 }).map((hundredths) => hundredths / 100),
  longitude: fc.integer({ min: 7934, max: 7950 }).map((hundredths) => hundredths / 100),
})

/** One to four openings, some of them disputed, some touching or past midnight. */
const hoursOfOneDay: fc.Arbitrary<OpeningDay> = fc
  .array(
    fc.record({
      gap: quarter(0, 180),
      length: quarter(30, 540),
      isDisputed: fc.nat({ max: 3 }).map((one) => one === 0),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .chain((openings) => fc.record({ openings: fc.constant(openings), from: quarter(180, 540) }))
  .map(({ openings, from }) => {
    const [sessions, disputed]: [OpeningSession[], OpeningSession[]] = [[], []]
    let at = from
    for (const { gap, length, isDisputed } of openings) {
      const [opens, closes] = [at + gap, at + gap + length]
      if (closes <= 47 * 60)
        (isDisputed ? disputed : sessions).push({ opens: clock(opens), closes: clock(closes) })
      at = closes
    }
    return { sessions, disputed }
  })

/** The dates on which the days are, and those beside them. */
const datesAround = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']

const closure: fc.Arbitrary<Closure> = fc
  .record({
    date: fc.constantFrom(...datesAround),
    from: quarter(0, 1200),
    length: quarter(15, 720),
    isSure: fc.boolean(),
  })
  .map(({ from, length, ...when }) => ({ ...when, from: clock(from), until: clock(from + length) }))

/** At times closed, or open at other hours, on one of the dates or on the day after. */
const openingHours: fc.Arbitrary<OpeningHours> = fc
  .record({
    usual: hoursOfOneDay,
    other: fc.option(
      fc.record({
        weekdays: fc.constantFrom<Weekday[]>(['friday'], ['saturday', 'sunday']),
        day: fc.option(hoursOfOneDay, { nil: { sessions: [] } }),
      }),
      { nil: null, freq: 2 },
    ),
    closures: fc.option(fc.array(closure, { minLength: 1, maxLength: 2 }), { nil: null, freq: 2 }),
  })
  .map(({ usual, other, closures }) => ({
    ...usual,
    ...(other && { exceptions: [{ weekdays: other.weekdays, ...other.day }] }),
    ...(closures && { closures }),
  }))

const visitMinutes = fc
  .tuple(fc.integer({ min: 10, max: 40 }), fc.nat({ max: 60 }), fc.nat({ max: 200 }))
  .map(([least, more, most]) => ({ least, usual: least + more, most: least + more + most }))

const queueMinutes = fc.integer({ min: 200, max: 500 }).map((usual) => ({ least: usual, usual, most: usual }))

const gateway: Place = { coordinates: { latitude: 13.63, longitude: 79.42 }, gateway: 'station' }
const upTheHill = { latitude: 13.68325, longitude: 79.347194 }

const crowdedHours: fc.Arbitrary<CrowdedHours> = fc
  .record({
    from: quarter(540, 1080),
    length: quarter(15, 180),
    moreMinutes: fc.integer({ min: 1, max: 150 }),
  })
  .map(({ from, length, moreMinutes }) => ({
    weekdays: ['sunday'],
    from: clock(from),
    until: clock(from + length),
    moreMinutes,
  }))

const likelyHours = fc
  .array(fc.record({ from: quarter(0, 1200), length: quarter(30, 600) }), { maxLength: 2 })
  .map((spans) => spans.map(({ from, length }) => ({ opens: clock(from), closes: clock(from + length) })))

const footpath: fc.Arbitrary<PlannedFootpath> = fc.record({
  foot: coordinates,
  climb: fc
    .tuple(fc.integer({ min: 30, max: 200 }), fc.nat({ max: 90 }))
    .map(([leastMinutes, more]) => ({ leastMinutes, mostMinutes: leastMinutes + more })),
  open: fc
    .tuple(quarter(0, 480), quarter(360, 960))
    .map(([opens, length]) => ({ opens: clock(opens), closes: clock(Math.min(1440, opens + length)) })),
})

const saidVisits = fc
  .record({ ticket: fc.constantFrom(...ticketKinds), minutes: queueMinutes })
  .map((visit) => [{ first: '2026-11-29', last: '2026-11-29', ...visit }])

/** One time at which something was said of each way, around the dates of the days. */
const saidRoads: fc.Arbitrary<SaidRoad[]> = fc
  .tuple(
    ...(['hillRoad', ...feet] as const).map((road) =>
      fc.option(
        fc.record({
          road: fc.constant(road),
          state: fc.constantFrom('shut' as const, 'slow' as const),
          from: quarter(-600, 3990),
          length: quarter(30, 720),
        }),
        { nil: null },
      ),
    ),
  )
  .map((roads) =>
    roads.flatMap((one) => {
      if (!one) return []
      const { from, length, ...road } = one
      const at = (minute: number) => Date.parse('2026-11-26T18:30:00Z') + minute * 60_000
      return [{ ...road, from: at(from), until: at(from + length) }]
    }),
  )

const templeOf = (id: TempleId): fc.Arbitrary<DayTemple> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(id),
    forDriver: fc.constant({ name: id, place: '' }),
    coordinates: id === 'tirumala' ? fc.constant(upTheHill) : coordinates,
    openingHours: fc.record({
      value: fc.option(openingHours, { freq: 9 }),
      confidence: fc.constantFrom('high', 'medium', 'low'),
    }),
    likelyHours: fc.option(likelyHours, { nil: undefined }),
    crowdedHours: fc.option(crowdedHours, { nil: undefined, freq: 2 }),
    crowdedDays: fc.option(fc.constant([{ first: '2026-11-29', last: '2026-11-30' }]), {
      nil: undefined,
      freq: 2,
    }),
    visitMinutes: fc.option(id === 'tirumala' ? queueMinutes : visitMinutes, { freq: 9 }),
    ...(id === 'tirumala' && {
      saidVisits: fc.option(saidVisits, { nil: undefined, freq: 2 }),
    }),
    visitMinutesWith:
      id === 'tirumala'
        ? fc.record({ timedToken: visitMinutes, specialEntry: visitMinutes, walkersToken: visitMinutes })
        : fc.constant(undefined),
    footpaths:
      id === 'tirumala' ? fc.record({ srivariMettu: footpath, alipiri: footpath }) : fc.constant(undefined),
    distances: fc.option(fc.integer({ min: 1, max: 25 }), { nil: null }).map((kilometres) =>
      kilometres === null
        ? {}
        : {
            station: {
              value: { leastMetres: kilometres * 1000, mostMetres: kilometres * 1100 },
              confidence: 'medium' as const,
            },
          },
    ),
  })

const place: fc.Arbitrary<Place> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(gateway) },
  { weight: 4, arbitrary: coordinates.map((coordinates) => ({ coordinates, gateway: null })) },
  { weight: 1, arbitrary: fc.constant({ coordinates: upTheHill, gateway: null }) },
)

const ticketHour = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 420, max: 1080 }) },
  { weight: 1, arbitrary: fc.integer({ min: 180, max: 1440 }) },
)

const frames: fc.Arbitrary<DayFrame> = fc
  .record({
    date: fc.constantFrom('2026-11-27', '2026-11-29'),
    start: place,
    end: place,
    leavesAt: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 300, max: 720 }) },
      // Before and after the last lunch.
      { weight: 1, arbitrary: fc.integer({ min: 750, max: 880 }) },
      // At night, the next one too.
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 1700 }) },
    ),
    minutes: fc.oneof(fc.integer({ min: 180, max: 720 }), fc.integer({ min: 600, max: 1080 })),
    pace: fc.constantFrom('brisk', 'usual', 'unhurried'),
    lunchMinutes: fc.constantFrom(0, 30, 45, 90),
    reserveMinutes: fc.constantFrom(0, 30),
    mostRoadMetres: fc.constantFrom(30_000, 60_000, 90_000, 1_000_000, 1_000_000, 1_000_000),
    ticket: fc.oneof(
      fc.constant({ kind: 'none' as const }),
      fc.record({
        kind: fc.constantFrom('timedToken' as const, 'specialEntry' as const),
        at: ticketHour,
      }),
      fc.record({
        kind: fc.constant('walkersToken' as const),
        at: ticketHour,
        foot: fc.constantFrom(...feet, undefined),
      }),
    ),
    isOut: fc.nat({ max: 9 }).map((one) => one === 0),
    roads: fc.option(saidRoads, { nil: undefined, freq: 2 }),
  })
  .map(({ minutes, ...frame }) => ({ ...frame, backBy: frame.leavesAt + minutes }))

/** Random days around Tirupati, with so few temples that every order can be tried. */
export const anyDay = anyDayOf(1, 5)

export function anyDayOf(fewest: number, most: number): fc.Arbitrary<Case> {
  return fc.shuffledSubarray([...templeIds], { minLength: fewest, maxLength: most }).chain((ids) =>
    fc.record({
      frame: frames,
      temples: fc.tuple(...ids.map(templeOf)),
      wishes: fc
        .tuple(
          ...ids.map(() =>
            fc.constantFrom<Wish | undefined>('like', 'like', 'like', 'like', 'must', 'must', undefined),
          ),
        )
        .map((wishes) => Object.fromEntries(ids.map((id, index) => [id, wishes[index]])) as Wishes),
      locks: fc.record({
        order: fc.shuffledSubarray(ids),
        locked: fc.oneof(
          { weight: 2, arbitrary: fc.constant([]) },
          fc.shuffledSubarray(ids).map((locked) => locked.slice(0, 2)),
        ),
      }),
    }),
  )
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
