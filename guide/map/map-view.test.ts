import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { straightLineMetres } from '#guide/distance.ts'
import { guide } from '#guide/guide.ts'
import { moved, placeAt, spotIn, viewOf, zoomed } from './map-view.ts'
import { fromPlane, inPlane, metresPerUnit, toTenMetres } from './plane.ts'

const places = [...guide.temples, ...guide.gateways].map(({ coordinates }) => coordinates.value)

describe('the plane', () => {
  it('gives every place back to ten metres, and keeps distances', () => {
    for (const place of places) {
      assert.deepEqual(fromPlane(inPlane(place)), toTenMetres(place))
      for (const other of places) {
        const [a, b] = [inPlane(place), inPlane(other)]
        const metres = Math.hypot(a.x - b.x, a.y - b.y) * metresPerUnit(a)
        assert.ok(Math.abs(metres - straightLineMetres(place, other)) <= 5 + metres / 100)
      }
    }
  })

  it('is where pictures of streets are: tile 11/1475/945 has the railway station', () => {
    const { x, y } = inPlane({ latitude: 13.6279, longitude: 79.4194 })
    assert.equal(Math.floor((x + 753_664) / 512), 1475)
    assert.equal(Math.floor((y + 483_072) / 512), 945)
  })
})

describe('a view', () => {
  const view = viewOf(places)

  it('shows all that it is of, and something around a single place', () => {
    for (const { x, y } of places.map((place) => spotIn(view, place)))
      assert.ok(x > 0.1 && x < 0.9 && y > 0.1 && y < 0.9)
    const [first = assert.fail()] = places
    const around = viewOf([first])
    assert.deepEqual(spotIn(around, first), { x: 0.5, y: 0.5 })
    assert.ok(around.side * metresPerUnit(around) > 2000)
  })

  it('stays at the finger when it is zoomed, and ends somewhere', () => {
    const finger = { x: 0.2, y: 0.7 }
    const place = placeAt(view, finger)
    for (const factor of [0.5, 2, 3]) assert.deepEqual(placeAt(zoomed(view, factor, finger), finger), place)
    assert.equal(zoomed(view, 1e6).side, zoomed(view, 1e9).side)
    assert.equal(zoomed(view, 1e-6).side, zoomed(view, 1e-9).side)
  })

  it('goes where a finger drags it, and not away from all places', () => {
    const { x, y } = spotIn(moved(view, { x: 0.1, y: -0.2 }), places[0] ?? assert.fail())
    const before = spotIn(view, places[0] ?? assert.fail())
    assert.ok(Math.abs(x - before.x - 0.1) < 1e-9 && Math.abs(y - before.y + 0.2) < 1e-9)
    assert.deepEqual(moved(view, { x: 99, y: 99 }), moved(view, { x: 9, y: 9 }))
  })
})
