import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { places as usual } from '#day/testing/days.ts'
import { guide } from '#guide/guide.ts'
import type { Coordinates } from '#guide/schema.ts'
import { placeLine, placeTexts } from './place-texts.ts'

const places = {
  ...usual,
  gateways: guide.gateways.map(({ coordinates, ...named }) => ({ ...named, coordinates: coordinates.value })),
}
const point = (latitude: number, longitude: number): { coordinates: Coordinates; gateway: null } => ({
  coordinates: { latitude, longitude },
  gateway: null,
})

describe('where a day starts or ends', () => {
  it('has the name of the gateway', () => {
    const station = { ...point(13.6279, 79.4194), gateway: 'railwayStation' }
    assert.deepEqual(placeTexts(station, places), { name: 'Railway station', where: null })
  })

  it('has the name of the temple that stands there', () => {
    assert.equal(placeLine(point(13.6833, 79.3472), places), 'Tirumala')
  })

  it('is otherwise a point, with the way it lies from the station', () => {
    const { name, where } = placeTexts(point(13.65, 79.44), places)
    assert.equal(name, 'A point on the map')
    assert.match(where ?? '', /^3\.3\skm north-east of the railway station$/)
    assert.match(placeLine(point(13.63, 79.42), places), /^A point on the map: Less than 1\skm north/)
  })
})
