import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { type DayFrame, type Place, type TirumalaTicket, usualFrame } from '#guide/plan/day-frame.ts'
import { planDay } from '#guide/plan/plan-day.ts'
import { plannedTemple } from '#guide/plan/planned-temple.ts'
import type { Wishes } from '#guide/plan/wishes.ts'
import type { TempleId } from '#guide/temple-ids.ts'

const temples = guide.temples.map((temple) => plannedTemple(temple, guide.gateways))

type Asked = {
  from: string
  to?: string
  on: 'Friday' | 'Sunday'
  hours: [string, string]
  must?: TempleId
  ticket?: TirumalaTicket
}

const asked: Asked[] = [
  { from: 'railwayStation', on: 'Friday', hours: ['8:00', '20:00'] },
  { from: 'railwayStation', on: 'Friday', hours: ['14:10', '20:00'] },
  { from: 'railwayStation', on: 'Sunday', hours: ['6:00', '21:00'] },
  { from: 'railwayStation', on: 'Sunday', hours: ['8:00', '20:00'], must: 'kanipakam' },
  { from: 'airport', to: 'railwayStation', on: 'Friday', hours: ['17:00', '21:00'] },
  { from: 'airport', on: 'Friday', hours: ['7:00', '13:00'] },
  { from: 'airport', on: 'Sunday', hours: ['10:00', '18:00'] },
  { from: 'airport', on: 'Sunday', hours: ['8:00', '20:00'], must: 'srikalahasti' },
  { from: 'busStand', on: 'Friday', hours: ['6:00', '20:00'] },
  { from: 'busStand', on: 'Sunday', hours: ['9:00', '13:00'] },
  {
    from: 'busStand',
    on: 'Sunday',
    hours: ['8:00', '19:00'],
    ticket: { kind: 'specialEntry', at: 10 * 60 + 30 },
  },
  { from: 'busStand', on: 'Friday', hours: ['6:00', '20:00'], must: 'tirumala' },
]

describe('the page about the planner', () => {
  it('shows what is planned for its twelve days', () => {
    const text = readFileSync(new URL('planner.md', import.meta.url), 'utf8')
    const rows = [...text.matchAll(/^(\| \d+ \| .* \|) [^|]+ \|$/gm)].map(([, row]) => row)
    assert.deepEqual(rows, asked.map(rowOf))
  })
})

function rowOf({ from, to = from, on, hours, must, ticket }: Asked, index: number): string {
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
  const wish = [
    ...(must ? [`${must} a must`] : []),
    ...(ticket && ticket.kind !== 'none' ? [`${ticket.kind} at ${clock(ticket.at)}`] : []),
  ]
  const where = from === to ? from : `${from} to ${to}`
  const day = [`${where}, ${on} ${hours.join('–')}`, ...wish].join(', ')
  return `| ${index + 1} | ${day} | ${plan.join(', ')} | ${clock(backAt)}, ${Math.round(roadMetres / 1000)} km |`
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
