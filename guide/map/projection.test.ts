import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { straightLineMetres } from '../distance.ts'
import { guide } from '../guide.ts'
import { projectionOf } from './projection.ts'

const { gateways, temples } = guide

const places = [...temples, ...gateways].map(({ id, coordinates }) => ({ id, ...coordinates.value }))

describe('the projection', () => {
  it('keeps distances within half a percent in the corners of the whole extent', () => {
    const latitudes = places.map(({ latitude }) => latitude)
    const longitudes = places.map(({ longitude }) => longitude)
    const corners = [Math.min(...latitudes), Math.max(...latitudes)].flatMap((latitude) =>
      [Math.min(...longitudes), Math.max(...longitudes)].map((longitude) => ({ latitude, longitude })),
    )
    const project = projectionOf(corners)
    for (const from of corners) {
      for (const to of corners.filter((corner) => corner !== from)) {
        const drawn = Math.hypot(
          project(to).east - project(from).east,
          project(to).north - project(from).north,
        )
        assert.ok(Math.abs(drawn / straightLineMetres(from, to) - 1) < 0.005)
      }
    }
  })

  it('has the east on the right and the north above', () => {
    const project = projectionOf(places)
    const [tirumala, srikalahasti, kanipakam] = ['tirumala', 'srikalahasti', 'kanipakam'].map((id) =>
      project(places.find((place) => place.id === id) ?? assert.fail()),
    )
    assert.ok(tirumala && srikalahasti && kanipakam)
    assert.ok(kanipakam.east < tirumala.east && tirumala.east < srikalahasti.east)
    assert.ok(kanipakam.north < tirumala.north && tirumala.north < srikalahasti.north)
  })
})
