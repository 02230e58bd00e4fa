import assert from 'node:assert/strict'
import { it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { windTo } from './compass.ts'

const { temples } = guide
const railwayStation = guide.gateways.find(({ id }) => id === 'railwayStation') ?? assert.fail()

const here = { latitude: 13.6, longitude: 79.4 }

const ways: [number, number, string][] = [
  [0.1, 0, 'north'],
  [0.1, 0.1, 'northEast'],
  [0, 0.1, 'east'],
  [-0.1, 0.1, 'southEast'],
  [-0.1, 0, 'south'],
  [-0.1, -0.1, 'southWest'],
  [0, -0.1, 'west'],
  [0.1, -0.1, 'northWest'],
  [0.1, 0.04, 'north'],
  [0.1, 0.05, 'northEast'],
  [0.1, -0.04, 'north'],
  [-0.1, -0.04, 'south'],
]
for (const [latitude, longitude, wind] of ways) {
  it(`looks ${wind} by ${latitude}° and ${longitude}°`, () => {
    const there = { latitude: here.latitude + latitude, longitude: here.longitude + longitude }
    assert.equal(windTo(here, there), wind)
  })
}

it('knows where the temples lie, seen from the railway station', () => {
  const station = railwayStation.coordinates.value
  assert.deepEqual(
    Object.fromEntries(temples.map(({ id, coordinates }) => [id, windTo(station, coordinates.value)])),
    {
      tirumala: 'northWest',
      tiruchanoor: 'southEast',
      'srinivasa-mangapuram': 'west',
      'kapila-theertham': 'north',
      srikalahasti: 'northEast',
      kanipakam: 'southWest',
      govindaraja: 'northWest',
      iskcon: 'north',
      'vakula-matha': 'southWest',
      appalayagunta: 'southEast',
    },
  )
})
