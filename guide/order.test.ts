import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { distancesTo } from './distance.ts'
import { guide } from './guide.ts'
import { type Reachable, sortFrom } from './order.ts'
import type { GatewayId } from './schema.ts'

const { gateways, temples } = guide

const gatewayIds = gateways.map(({ id }) => id)

describe('the order of the list', () => {
  const fromTown = [
    'govindaraja',
    'iskcon',
    'kapila-theertham',
    'tiruchanoor',
    'vakula-matha',
    'srinivasa-mangapuram',
    'appalayagunta',
    'tirumala',
    'srikalahasti',
    'kanipakam',
  ]
  const reachable = temples.map(({ id }) => ({ id, distances: distancesTo(id, gateways) }))
  const orders: [GatewayId | null, string[]][] = [
    [null, temples.map(({ id }) => id)],
    [
      'airport',
      [
        'appalayagunta',
        'tiruchanoor',
        'govindaraja',
        'iskcon',
        'kapila-theertham',
        'vakula-matha',
        'srikalahasti',
        'srinivasa-mangapuram',
        'tirumala',
        'kanipakam',
      ],
    ],
    ['railwayStation', fromTown],
    ['busStand', fromTown],
    [
      'renigunta',
      [
        'tiruchanoor',
        'kapila-theertham',
        'govindaraja',
        'iskcon',
        'appalayagunta',
        'vakula-matha',
        'srinivasa-mangapuram',
        'srikalahasti',
        'tirumala',
        'kanipakam',
      ],
    ],
  ]
  for (const [gateway, order] of orders) {
    it(`is by road from ${gateway ?? 'nowhere: as in the specification'}`, () => {
      assert.deepEqual(
        sortFrom(reachable, gateway).map(({ id }) => id),
        order,
      )
    })
  }

  it('is never wrong and never arbitrary', () => {
    const metres = fc.integer({ min: 1, max: 4 }).map((kilometres) => kilometres * 1000)
    const distance = fc.tuple(metres, metres).map((ends) => ({
      value: { leastMetres: Math.min(...ends), mostMetres: Math.max(...ends) },
    }))
    const reachable: fc.Arbitrary<Reachable> = fc.record({
      distances: fc.dictionary(fc.constantFrom(...gatewayIds), distance),
    })
    fc.assert(
      fc.property(fc.array(reachable), fc.constantFrom(...gatewayIds), (given, gateway) => {
        const before = [...given]
        const sorted = sortFrom(given, gateway)
        assert.deepEqual(given, before)
        assert.equal(new Set(sorted).size, given.length)
        for (const [index, next] of sorted.entries()) {
          const previous = sorted[index - 1]
          if (!previous) continue
          const [one, other] = [previous.distances[gateway]?.value, next.distances[gateway]?.value]
          if (!one) assert.equal(other, undefined)
          if (!one || !other) continue
          assert.ok(one.leastMetres <= other.leastMetres)
          if (one.leastMetres < other.leastMetres) continue
          assert.ok(one.mostMetres <= other.mostMetres)
          if (one.mostMetres === other.mostMetres) assert.ok(given.indexOf(previous) < given.indexOf(next))
        }
      }),
    )
  })
})
