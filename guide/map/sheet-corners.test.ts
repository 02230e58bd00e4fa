import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { straightLineMetres } from '../distance.ts'
import { guide } from '../guide.ts'
import { placeAt, spotInPlane, spotOn } from './sheet-corners.ts'
import { type MapPlace, mapViews } from './views.ts'

const { gateways, temples } = guide

const labelPlace = { side: 'right' } as const
const places = [...temples, ...gateways].map(
  ({ id, coordinates }): MapPlace => ({
    id,
    kind: 'temple',
    name: id,
    coordinates: coordinates.value,
    labelPlace,
  }),
)
const coordinatesOf = (id: string) =>
  places.find((place) => place.id === id)?.coordinates ?? assert.fail(`There is no ${id}`)
const views = mapViews(places, coordinatesOf('railwayStation'), (name) => ({ name, labelPlace }))

describe('a place that is put on a map', () => {
  it('stands where the map has drawn it', () => {
    for (const { marks, ground } of views) {
      for (const { id, x, y } of marks) {
        const spot = spotOn(ground, coordinatesOf(id))
        assert.ok(spot && Math.hypot(spot.x - x, spot.y - y) < 0.5, `${id} at ${spot?.x}, ${spot?.y}`)
      }
    }
  })

  it('is left out where it lies outside', () => {
    const shown = views.filter(({ ground }) => spotOn(ground, coordinatesOf('kanipakam')))
    assert.deepEqual(
      shown.map(({ id }) => id),
      ['region'],
    )
  })

  it('has a spot beyond the edges, for lines that lead there', () => {
    for (const { ground } of views) {
      for (const { coordinates } of places) {
        const { x, y } = spotInPlane(ground, coordinates)
        assert.deepEqual(
          spotOn(ground, coordinates),
          x >= 0 && x <= 324 && y >= 0 && y <= 324 ? { x, y } : null,
        )
      }
    }
  })
})

describe('a spot on a map', () => {
  it('is the place that stands there, as exactly as the map is drawn', () => {
    for (const { marks, ground, scale } of views) {
      for (const { id, x, y } of marks) {
        const metresPerUnit = scale.metres / scale.units
        const metres = straightLineMetres(placeAt(ground, { x, y }), coordinatesOf(id))
        assert.ok(metres < metresPerUnit + 10, `${id} is ${metres} m away`)
      }
    }
  })

  it('has degrees of four decimals, as links do', () => {
    for (const { ground } of views) {
      const { latitude, longitude } = placeAt(ground, { x: 101.7, y: 33.3 })
      for (const degrees of [latitude, longitude]) assert.equal(degrees, Number(degrees.toFixed(4)))
    }
  })
})
