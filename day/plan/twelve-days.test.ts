import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { type DayFrame, type Place, type TirumalaTicket, usualFrame } from './day-frame.ts'
import { lunchOf } from './lunch.ts'
import { planDay } from './plan-day.ts'
import { plannedTemple } from './planned-temple.ts'
import type { Wishes } from './wishes.ts'

const temples = guide.temples.map((temple) => plannedTemple(temple, guide.gateways))

type Asked = {
  from: string
  to?: string
  on: 'Friday' | 'Sunday'
  hours: [string, string]
  must?: TempleId
  ticket?: TirumalaTicket
  planned: string
  back: string
}

/** Every temple is liked. A person looked at each plan: they are what taxis sell and drivers advise. */
const asked: Asked[] = [
  {
    from: 'railwayStation',
    on: 'Friday',
    hours: ['8:00', '20:00'],
    planned:
      'tiruchanoor 8:17–9:29, srinivasa-mangapuram 10:02–11:14, iskcon 11:43–12:55, lunch 13:01, kapila-theertham 13:46–14:58, govindaraja 15:12–16:24',
    back: '16:25, 40 km',
  },
  {
    from: 'railwayStation',
    on: 'Friday',
    hours: ['14:10', '20:00'],
    planned: 'kapila-theertham 14:24–15:36, tiruchanoor 15:59–17:11, govindaraja 17:31–18:43',
    back: '18:44, 19 km',
  },
  {
    from: 'railwayStation',
    on: 'Sunday',
    hours: ['6:00', '21:00'],
    planned:
      'tiruchanoor 6:17–7:29, srikalahasti 8:28–10:40, iskcon 11:41–12:53, lunch 12:59, kapila-theertham 13:44–14:56, srinivasa-mangapuram 15:26–16:38, govindaraja 17:06–18:18',
    back: '18:19, 112 km',
  },
  {
    from: 'railwayStation',
    on: 'Sunday',
    hours: ['8:00', '20:00'],
    must: 'kanipakam',
    planned:
      'kapila-theertham 8:14–9:26, srinivasa-mangapuram 9:56–11:08, lunch 12:32, kanipakam 13:17–14:59, tiruchanoor 16:36–17:48, govindaraja 18:08–19:20',
    back: '19:21, 154 km',
  },
  {
    from: 'airport',
    to: 'railwayStation',
    on: 'Friday',
    hours: ['17:00', '21:00'],
    planned: 'tiruchanoor 17:31–18:43, govindaraja 19:03–20:15',
    back: '20:16, 21 km',
  },
  {
    from: 'airport',
    on: 'Friday',
    hours: ['7:00', '13:00'],
    planned: 'govindaraja 7:32–8:44, kapila-theertham 8:58–10:10, tiruchanoor 10:33–11:45',
    back: '12:16, 43 km',
  },
  {
    from: 'airport',
    on: 'Sunday',
    hours: ['10:00', '18:00'],
    planned:
      'kapila-theertham 10:34–11:46, iskcon 11:52–13:04, lunch 13:13, govindaraja 13:58–15:10, tiruchanoor 15:30–16:42',
    back: '17:13, 42 km',
  },
  {
    from: 'airport',
    on: 'Sunday',
    hours: ['8:00', '20:00'],
    must: 'srikalahasti',
    planned:
      'srikalahasti 8:44–10:56, kapila-theertham 11:56–13:08, lunch 13:22, govindaraja 14:07–15:19, srinivasa-mangapuram 15:47–16:59, tiruchanoor 17:32–18:44',
    back: '19:15, 113 km',
  },
  {
    from: 'busStand',
    on: 'Friday',
    hours: ['6:00', '20:00'],
    planned:
      'tiruchanoor 6:17–7:29, srikalahasti 8:28–10:40, iskcon 11:41–12:53, lunch 12:59, kapila-theertham 13:44–14:56, srinivasa-mangapuram 15:26–16:38, govindaraja 17:06–18:18',
    back: '18:22, 112 km',
  },
  {
    from: 'busStand',
    on: 'Sunday',
    hours: ['9:00', '13:00'],
    planned: 'tiruchanoor 9:17–10:29, govindaraja 10:49–12:01',
    back: '12:05, 12 km',
  },
  {
    from: 'busStand',
    on: 'Sunday',
    hours: ['8:00', '19:00'],
    ticket: { kind: 'specialEntry', at: 10 * 60 + 30 },
    planned: 'tirumala 10:30–14:12, lunch 14:12, tiruchanoor 16:11–17:23',
    back: '17:40, 54 km',
  },
  {
    from: 'busStand',
    on: 'Friday',
    hours: ['6:00', '20:00'],
    must: 'tirumala',
    planned: 'tirumala 7:06–17:18',
    back: '18:24, 44 km',
  },
]

describe('twelve days', () => {
  for (const day of asked) {
    const { from, on, hours, must = 'no must' } = day
    it(`from the ${from}, ${on}, ${hours.join('–')}, ${must}`, () => {
      const { planned, back } = day
      assert.deepEqual(planOf(day), { planned, back })
    })
  }
})

function planOf({ from, to = from, on, hours, must, ticket }: Asked) {
  const [leavesAt, backBy] = hours.map(minuteOf) as [number, number]
  const frame: DayFrame = {
    ...usualFrame,
    date: on === 'Friday' ? '2026-11-27' : '2026-11-29',
    start: gateway(from),
    end: gateway(to),
    leavesAt,
    backBy,
    lunchMinutes: lunchOf(usualFrame.lunchMinutes, leavesAt),
    ...(ticket && { ticket }),
  }
  const wishes: Wishes = Object.fromEntries(temples.map(({ id }) => [id, id === must ? 'must' : 'like']))
  const { stops, lunch, backAt, roadMetres } = planDay(frame, temples, wishes).timeline
  const eaten = (stop: number) => (lunch?.beforeStop === stop ? [`lunch ${clock(lunch.from)}`] : [])
  const plan = [
    ...stops.flatMap(({ temple, beginsAt, leavesAt }, stop) => [
      ...eaten(stop),
      `${temple} ${clock(beginsAt)}–${clock(leavesAt)}`,
    ]),
    ...eaten(stops.length),
  ]
  return { planned: plan.join(', '), back: `${clock(backAt)}, ${Math.round(roadMetres / 1000)} km` }
}

function gateway(id: string): Place {
  const found = guide.gateways.find((one) => one.id === id) ?? assert.fail(id)
  return { coordinates: found.coordinates.value, gateway: id }
}

function minuteOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  return hour * 60 + minute
}

function clock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}
