import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { type DayFrame, type Place, type TirumalaTicket, usualFrame } from './day-frame.ts'
import { lunchOf } from './lunch.ts'
import { proposeDay } from './plan-day.ts'
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
    planned: 'kapila-theertham 14:24–15:36, srinivasa-mangapuram 16:06–17:18, tiruchanoor 17:51–19:03',
    back: '19:20, 40 km',
  },
  {
    from: 'railwayStation',
    on: 'Sunday',
    hours: ['6:00', '21:00'],
    planned:
      'srikalahasti 6:58–9:10, kapila-theertham 10:10–11:22, iskcon 11:28–12:40, lunch 12:49, govindaraja 13:34–14:46, tiruchanoor 15:06–16:18, srinivasa-mangapuram 16:51–18:03',
    back: '18:31, 115 km',
  },
  {
    from: 'railwayStation',
    on: 'Sunday',
    hours: ['8:00', '20:00'],
    must: 'kanipakam',
    planned:
      'kapila-theertham 8:14–9:26, govindaraja 9:40–10:52, tiruchanoor 11:12–12:24, lunch 14:01, kanipakam 14:46–16:28, srinivasa-mangapuram 17:52–19:04',
    back: '19:32, 156 km',
  },
  {
    from: 'airport',
    to: 'railwayStation',
    on: 'Friday',
    hours: ['17:00', '21:00'],
    planned: 'tiruchanoor 17:31–18:43, iskcon 19:06–20:18',
    back: '20:32, 27 km',
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
      'iskcon 10:34–11:46, kapila-theertham 11:52–13:04, lunch 13:18, govindaraja 14:03–15:15, tiruchanoor 15:35–16:47',
    back: '17:18, 44 km',
  },
  {
    from: 'airport',
    on: 'Sunday',
    hours: ['8:00', '20:00'],
    must: 'srikalahasti',
    planned:
      'srikalahasti 8:44–10:56, tiruchanoor 11:55–13:07, lunch 13:30, kapila-theertham 14:15–15:27, govindaraja 15:41–16:53, srinivasa-mangapuram 17:21–18:33',
    back: '19:20, 117 km',
  },
  {
    from: 'busStand',
    on: 'Friday',
    hours: ['6:00', '20:00'],
    planned:
      'srikalahasti 6:58–9:10, kapila-theertham 10:10–11:22, iskcon 11:28–12:40, lunch 12:49, govindaraja 13:34–14:46, tiruchanoor 15:06–16:18, srinivasa-mangapuram 16:51–18:03',
    back: '18:31, 115 km',
  },
  {
    from: 'busStand',
    on: 'Sunday',
    hours: ['9:00', '13:00'],
    planned: 'kapila-theertham 9:13–10:25, tiruchanoor 10:48–12:00',
    back: '12:17, 17 km',
  },
  {
    from: 'busStand',
    on: 'Sunday',
    hours: ['8:00', '19:00'],
    ticket: { kind: 'specialEntry', at: 10 * 60 + 30 },
    planned: 'tirumala 10:30–14:12, govindaraja 15:15–16:27, tiruchanoor 16:47–17:59',
    back: '18:16, 54 km',
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
  const { stops, lunch, backAt, roadMetres } = proposeDay(frame, temples, wishes).timeline
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
