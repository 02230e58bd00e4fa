import assert from 'node:assert/strict'
import { it } from 'node:test'
import { guide } from '../guide.ts'
import { sheet } from './sheet.ts'
import { spotOn } from './sheet-corners.ts'
import { wayView } from './way-view.ts'

const { temples } = guide
const railwayStation = guide.gateways.find(({ id }) => id === 'railwayStation') ?? assert.fail()

const station = railwayStation.coordinates.value

it('holds the places of any way, clear of the edge', () => {
  for (const far of temples)
    for (const near of temples) {
      const places = [station, near.coordinates.value, far.coordinates.value]
      const { spotOf, ground, scale } = wayView(places)
      assert.ok(scale.units > 0 && scale.units <= 110)
      for (const place of places) {
        const { x, y } = spotOf(place)
        for (const [at, length] of [
          [x, sheet.width],
          [y, sheet.height],
        ] as const)
          assert.ok(at >= 24 && at <= length - 24, `${near.id}, ${far.id}: ${at}`)
        const onGround = spotOn(ground, place)
        assert.ok(onGround && Math.hypot(onGround.x - x, onGround.y - y) < 2)
      }
    }
})
