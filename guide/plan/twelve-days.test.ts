import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '../guide.ts'
import type { TempleId } from '../temple-ids.ts'
import { type DayFrame, type Place, type TirumalaTicket, usualFrame } from './day-frame.ts'
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
      'kapila-theertham 8:14–9:26, iskcon 9:32–10:44, govindaraja 10:53–12:05, lunch 12:25, tiruchanoor 13:10–14:22, appalayagunta 14:48–16:00, vakula-matha 16:34–17:26, srinivasa-mangapuram 17:47–18:59',
    back: '19:27, 61 km',
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
      'srinivasa-mangapuram 6:28–7:40, kapila-theertham 8:10–9:22, iskcon 9:28–10:40, govindaraja 10:49–12:01, lunch 12:21, tiruchanoor 13:06–14:18, appalayagunta 14:44–15:56, srikalahasti 16:58–19:10',
    back: '20:08, 126 km',
  },
  {
    from: 'railwayStation',
    on: 'Sunday',
    hours: ['8:00', '20:00'],
    must: 'kanipakam',
    planned:
      'kapila-theertham 8:14–9:26, iskcon 9:32–10:44, srinivasa-mangapuram 11:13–12:25, lunch 13:49, kanipakam 14:34–16:16, tiruchanoor 17:53–19:05',
    back: '19:22, 153 km',
  },
  {
    from: 'airport',
    to: 'railwayStation',
    on: 'Friday',
    hours: ['17:00', '21:00'],
    planned: 'tiruchanoor 17:31–18:43',
    back: '19:00, 20 km',
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
      'iskcon 10:34–11:46, lunch 11:52, kapila-theertham 12:37–13:49, govindaraja 14:03–15:15, tiruchanoor 15:35–16:47',
    back: '17:18, 44 km',
  },
  {
    from: 'airport',
    on: 'Sunday',
    hours: ['8:00', '20:00'],
    must: 'srikalahasti',
    planned:
      'tiruchanoor 8:31–9:43, srinivasa-mangapuram 10:16–11:28, lunch 11:58, kapila-theertham 12:43–13:55, govindaraja 14:09–15:21, srikalahasti 16:23–18:35',
    back: '19:19, 116 km',
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
    planned: 'tirumala 10:30–14:12, lunch 15:26, tiruchanoor 16:11–17:23',
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
