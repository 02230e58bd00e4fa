import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { guide } from '#guide/guide.ts'
import type { Coordinates } from '#guide/schema.ts'
import { estimateMinutes, estimateRoad } from './road-estimate.ts'

describe('the way by road between two points', () => {
  for (const { id, coordinates, distances } of guide.gateways) {
    test(`is near what the guide knows, ${id}`, () => {
      for (const [temple, { value }] of Object.entries(distances)) {
        const { metres } = estimateRoad(coordinates.value, point(temple))
        const margin = Math.max(600, 0.15 * metres)
        assert.ok(metres > value.leastMetres - margin, `${temple} is estimated at ${metres} m`)
        assert.ok(metres < value.mostMetres + margin, `${temple} is estimated at ${metres} m`)
      }
    })
  }

  test('is within a tenth what the guide gives as an estimate of the planner’s', () => {
    const isReckoned = ({ note }: { note?: string | undefined }) => note?.includes('give or take a tenth')
    const reckoned = guide.gateways.flatMap(({ id, coordinates, distances }) =>
      Object.entries(distances).flatMap(([temple, fact]) =>
        isReckoned(fact) ? [{ way: `${id} ${temple}`, from: coordinates.value, temple, ...fact.value }] : [],
      ),
    )
    assert.notEqual(reckoned.length, 0)
    for (const { way, from, temple, leastMetres, mostMetres } of reckoned) {
      const { metres } = estimateRoad(from, point(temple))
      const rounded = [0.9, 1.1].map((part) => Math.round((part * metres) / 1000) * 1000)
      assert.deepEqual([leastMetres, mostMetres], rounded, way)
    }
  })

  test('takes the hill road to Tirumala and back', () => {
    const [station, tirumala] = [gateway('railwayStation').coordinates.value, point('tirumala')]
    const up = estimateRoad(station, tirumala)
    assert.ok(up.metres > 20_000 && up.metres < 24_000)
    assert.ok(up.minutes > 60 && up.minutes < 75)
    const down = estimateRoad(tirumala, station)
    assert.equal(Math.round(down.metres), Math.round(up.metres))
  })

  test('stays on the hill within Tirumala', () => {
    const bySteps: Coordinates = { latitude: 13.68, longitude: 79.351 }
    assert.ok(estimateRoad(bySteps, point('tirumala')).minutes < 5)
  })

  test('is nothing from a place to itself', () => {
    assert.deepEqual(estimateRoad(point('iskcon'), point('iskcon')), { metres: 0, minutes: 0 })
  })
})

/**
 * What travel sites and blogs tell, from the railway station where they say "Tirupati".
 */
const told: { from: string; to: string; kilometres: number; minutes?: number; source: string }[] = [
  {
    from: 'railwayStation',
    to: 'srikalahasti',
    kilometres: 37,
    minutes: 42,
    source: 'http://veethi.com/travel/Tirupati-Srikalahasti-travel_nearby-168&nearby_id-835.htm',
  },
  {
    from: 'railwayStation',
    to: 'srikalahasti',
    kilometres: 36,
    minutes: 60,
    source:
      'https://asfeelgoodstories.blogspot.com/search?max-results=10&updated-max=2023-03-04T22%3A27%3A00-08%3A00',
  },
  {
    from: 'railwayStation',
    to: 'tirumala',
    kilometres: 23,
    minutes: 60,
    source: 'https://oneday.travel/tirumala-tirupati-sightseeing-trip/',
  },
  { from: 'airport', to: 'tiruchanoor', kilometres: 15, source: 'https://tripxl.com/blog/?p=51958' },
  { from: 'airport', to: 'srikalahasti', kilometres: 25, source: 'https://route.wiki/Srikalahasti' },
]

describe('beside what travellers are told', () => {
  for (const { from, to, kilometres, minutes } of told) {
    test(`the way from ${from} to ${to} is ${kilometres} km, give or take a seventh`, () => {
      const way = estimateRoad(gateway(from).coordinates.value, point(to))
      assert.ok(Math.abs(way.metres / 1000 / kilometres - 1) < 1 / 7, `${way.metres} m`)
      if (minutes) assert.ok(Math.abs(way.minutes - minutes) < 20, `${way.minutes} min instead of ${minutes}`)
    })
  }
})

describe('the minutes of a road whose length is known', () => {
  test('are few for a short one, and follow the speed of the country beyond the town', () => {
    const station = gateway('railwayStation').coordinates.value
    const minutes = (metres: number) =>
      estimateMinutes({ leastMetres: metres, mostMetres: metres }, station, point('kanipakam'))
    assert.equal(minutes(300), 1)
    assert.equal(minutes(6000), 20)
    assert.equal(minutes(56_000), 80)
  })

  test('hold the hill road', () => {
    const station = gateway('railwayStation').coordinates.value
    const distance = { leastMetres: 22_000, mostMetres: 24_000 }
    assert.equal(Math.round(estimateMinutes(distance, station, point('tirumala'))), 69)
  })
})

function gateway(id: string) {
  const found = guide.gateways.find((one) => one.id === id)
  assert.ok(found)
  return found
}

function point(id: string): Coordinates {
  const found = guide.temples.find((one) => one.id === id)
  assert.ok(found)
  return found.coordinates.value
}
