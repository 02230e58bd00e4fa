import assert from 'node:assert/strict'
import { it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { alongRoads } from './along-roads.ts'

const placeOf = (id: string) =>
  [...guide.temples, ...guide.gateways, ...guide.sketchPoints].find((one) => one.id === id)?.coordinates
    .value ?? assert.fail(`There is no ${id}`)
const way = (from: string, to: string) => alongRoads(placeOf(from), placeOf(to))

it('leads along the roads of the sketch, there and back', () => {
  const there = ['railwayStation', 'renigunta-station', 'yerpedu-station', 'srikalahasti'].map(placeOf)
  assert.deepEqual(way('railwayStation', 'srikalahasti'), there)
  assert.deepEqual(way('srikalahasti', 'railwayStation'), there.toReversed())
})

it('leads up to Tirumala by the ghat road alone, from wherever one comes', () => {
  for (const from of ['railwayStation', 'srinivasa-mangapuram'])
    assert.ok(way(from, 'tirumala')?.includes(placeOf('alipiri')), from)
})

it('has none where the sketch lacks the road, or has only a long way round', () => {
  assert.equal(way('railwayStation', 'appalayagunta'), null)
  assert.equal(way('vakula-matha', 'srinivasa-mangapuram'), null)
})
