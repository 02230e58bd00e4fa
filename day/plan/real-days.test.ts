import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { type DayFrame, type Place, usualFrame } from './day-frame.ts'
import { type DayTemple, dayTemple } from './day-temple.ts'
import { isBroken } from './drive.ts'
import { followOrder } from './follow-order.ts'
import { legBetween } from './legs.ts'
import { planChosen, planDay } from './plan-day.ts'
import { daysThatGoThere } from './weights.ts'
import type { Wish } from './wishes.ts'

/** Days that people told or were sold; those without a source are packages of taxis and apps that we do not cite. */
const realDays: { name: string; temples: TempleId[]; source?: string }[] = [
  {
    name: 'local tour of the state, 2021',
    temples: ['kapila-theertham', 'tiruchanoor', 'srinivasa-mangapuram', 'govindaraja'],
    source:
      'https://etvbharat.com/telugu/andhra-pradesh/city/tirupathi/the-visiting-packages-of-local-temples-in-tirupati-is-start-from-tomorrow-in-tirupati-chittoor-district/ap20210625185327590',
  },
  ...(
    [
      [
        'Srikalahasti with local temples',
        ['srikalahasti', 'tiruchanoor', 'srinivasa-mangapuram', 'kapila-theertham'],
      ],
      ['Kanipakam with local temples', ['kanipakam']],
      ['temples further away', ['appalayagunta']],
    ] as [string, TempleId[]][]
  ).map(([name, temples]) => ({
    name: `${name}, tour of the state, 2021`,
    temples,
    source:
      'https://www.thehansindia.com/news/cities/tirupathi/tirupati-attractive-tourism-packages-for-pilgrims-671409',
  })),
  {
    name: 'a first day, 2017',
    temples: ['srikalahasti', 'kapila-theertham', 'govindaraja'],
    source: 'https://connecthindu.com/2017/11/important-temples-you-should-visit-for.html',
  },
  { name: 'an evening, 2025', temples: ['tiruchanoor'], source: 'https://vishsesh.blogspot.com/2025/11' },
  {
    name: 'an afternoon, 2018',
    temples: ['srinivasa-mangapuram', 'tiruchanoor', 'tirumala'],
    source: 'http://www.kumarnaidu.com/july-2018-bangalore-tirumala-tirupathi/',
  },
  {
    name: 'eight hours by taxi',
    temples: [
      'tiruchanoor',
      'iskcon',
      'kapila-theertham',
      'govindaraja',
      'srinivasa-mangapuram',
      'vakula-matha',
    ],
  },
  { name: 'Kanipakam by taxi', temples: ['iskcon', 'kapila-theertham', 'srinivasa-mangapuram', 'kanipakam'] },
  { name: 'from the airport by taxi, first day', temples: ['tiruchanoor', 'iskcon', 'kapila-theertham'] },
  { name: 'from the airport by taxi, second day', temples: ['tirumala', 'srikalahasti'] },
  {
    name: 'five temples by taxi',
    temples: ['tiruchanoor', 'srinivasa-mangapuram', 'iskcon', 'kapila-theertham', 'govindaraja'],
  },
  { name: 'from Chennai by taxi', temples: ['tirumala', 'tiruchanoor'] },
  { name: 'third day of an app', temples: ['srikalahasti', 'appalayagunta'] },
  {
    name: 'walkers from Chennai, 2026',
    temples: ['tiruchanoor', 'govindaraja', 'kapila-theertham', 'srinivasa-mangapuram'],
  },
]

const temples = guide.temples.map((temple) => dayTemple(temple, guide.gateways))
const [station, busStand, airport] = [gateway('railwayStation'), gateway('busStand'), gateway('airport')]
const friday: DayFrame = {
  ...usualFrame,
  date: '2026-11-27',
  start: station,
  end: station,
  leavesAt: 6 * 60,
  backBy: 20 * 60,
}

describe('beside real days', () => {
  it('a temple counts as often as they go there', () => {
    const counted = temples.map(({ id }) => [
      id,
      realDays.filter(({ temples }) => temples.includes(id)).length,
    ])
    assert.deepEqual(daysThatGoThere, Object.fromEntries(counted))
    const page = readFileSync('docs/planner.md', 'utf8').replace(/\s+/g, ' ')
    for (const [id, count] of counted) assert.match(page, new RegExp(`\\b${count} (go )?to \`${id}\``))
  })

  it('the local tour of the state works in its order', () => {
    const day = followOrder(friday, orderOf('local tour of the state, 2021'))
    assert.ok(!day.stops.some(isBroken))
    assert.ok(day.backAt < 14 * 60)
  })

  it('the first day of 2017 works from half past seven on', () => {
    const day = followOrder({ ...friday, leavesAt: 7 * 60 + 30 }, orderOf('a first day, 2017'))
    assert.ok(!day.stops.some(isBroken))
    assert.ok(day.backAt < 17 * 60)
  })

  it('whoever lands at five in the evening stops at Tiruchanoor, as the driver of 2025 did', () => {
    const frame = { ...friday, start: airport, leavesAt: 17 * 60, backBy: 21 * 60 }
    assert.equal(planDay(frame, temples, liking(temples)).timeline.stops[0]?.temple, 'tiruchanoor')
  })

  it('the afternoon of 2018 goes in where only one source has the door closed', () => {
    const { stops } = followOrder(
      {
        ...friday,
        start: busStand,
        leavesAt: 13 * 60 + 31,
        lunchMinutes: 0,
        end: { coordinates: known('tirumala').coordinates, gateway: null },
      },
      orderOf('an afternoon, 2018').slice(0, 2),
    )
    assert.deepEqual([stops[0]?.beginsAt, stops[0]?.problem], [stops[0]?.arrivesAt, 'unsureHours'])
  })

  it('eight hours by taxi take longer on sure hours, and least in another order', () => {
    const order = orderOf('eight hours by taxi')
    const frame = { ...friday, leavesAt: 8 * 60, lunchMinutes: 0, backBy: 21 * 60 }
    const sold = followOrder(frame, order)
    const { timeline, leftOut } = planChosen(frame, order, liking(order))
    assert.deepEqual(leftOut, [])
    assert.ok(timeline.backAt < sold.backAt)
    assert.ok(timeline.backAt > 16 * 60)
  })

  it('five temples by taxi take about the 45 km that are sold', () => {
    const { roadMetres } = followOrder(friday, orderOf('five temples by taxi'))
    assert.ok(Math.abs(roadMetres / 45_000 - 1) < 1 / 7, `${roadMetres}`)
  })

  it('Kanipakam by taxi takes more than the eight hours that are sold', () => {
    const day = followOrder({ ...friday, leavesAt: 7 * 60 + 30 }, orderOf('Kanipakam by taxi'))
    assert.ok(!day.stops.some(isBroken))
    assert.ok(day.backAt > 15 * 60 + 30)
  })

  it('from Chennai, with the ticket of half past ten, is at Tiruchanoor at a quarter to four, give or take half an hour', () => {
    const alipiri: Place = { coordinates: { latitude: 13.6495, longitude: 79.4005 }, gateway: null }
    const day = followOrder(
      {
        ...friday,
        start: alipiri,
        leavesAt: 8 * 60 + 45,
        ticket: { kind: 'specialEntry', at: 10 * 60 + 30 },
      },
      orderOf('from Chennai by taxi'),
    )
    assert.ok(Math.abs((day.stops[1]?.beginsAt ?? 0) - (15 * 60 + 45)) <= 30)
  })

  it('nobody drives from Srikalahasti to Appalayagunta in the half hour of the app', () => {
    const [from, to] = orderOf('third day of an app')
    assert.ok(from && to && legBetween(from, to, friday).minutes > 50)
  })

  it('the walkers from Chennai find every door open, or likely to be', () => {
    const day = followOrder({ ...friday, leavesAt: 7 * 60 + 30 }, orderOf('walkers from Chennai, 2026'))
    assert.ok(!day.stops.some(isBroken))
  })
})

function orderOf(name: string): DayTemple[] {
  const { temples = [] } = realDays.find((day) => day.name === name) ?? assert.fail(name)
  return temples.map(known)
}

function known(id: TempleId): DayTemple {
  return temples.find((temple) => temple.id === id) ?? assert.fail(id)
}

function liking(liked: readonly DayTemple[]): Partial<Record<TempleId, Wish>> {
  return Object.fromEntries(liked.map(({ id }) => [id, 'like']))
}

function gateway(id: string): Place {
  const found = guide.gateways.find((one) => one.id === id) ?? assert.fail(id)
  return { coordinates: found.coordinates.value, gateway: id }
}
