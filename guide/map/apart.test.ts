import assert from 'node:assert/strict'
import { it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { apart } from './apart.ts'
import { inPlane } from './plane.ts'

const { gateways, temples } = guide

const points = [...temples, ...gateways].map(({ coordinates }) => inPlane(coordinates.value))

it('keeps marks apart at any scale, and those that come first in their place', () => {
  const gap = 36
  for (let unit = 1 / 32; unit < 64; unit *= 2) {
    const spots = points.map(({ x, y }) => ({ x: x * unit, y: y * unit }))
    const moved = apart(spots, gap)
    assert.deepEqual(moved[0], spots[0])
    for (const [index, one] of moved.entries()) {
      const from = spots[index] ?? one
      assert.ok(Math.hypot(one.x - from.x, one.y - from.y) < 3 * gap, `${index} at ${unit}`)
      for (const other of moved.slice(index + 1))
        assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= gap - 1e-9, `${index} at ${unit}`)
    }
  }
})

it('leaves what is apart already where it is, and parts what is at the same place', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
  ]
  assert.deepEqual(apart(spots, 40), spots)
  const [one, other] = apart(
    [spots[0], spots[0]].map((spot) => spot ?? { x: 0, y: 0 }),
    40,
  )
  assert.deepEqual(one, { x: 0, y: 0 })
  assert.deepEqual(other, { x: 40, y: 0 })
})
