import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { distanceText, straightLineMetres } from './distance.ts'

describe('a distance', () => {
  const texts: [number, number, string][] = [
    [300, 300, '300m'],
    [999, 999, '999m'],
    [1000, 1000, '1Km'],
    [40_000, 40_000, '40Km'],
    [9500, 9500, '9.5Km'],
    [3000, 5000, '3-5Km'],
    [3400, 5000, '3.4-5Km'],
    [300, 500, '300-500m'],
    [300, 1000, '300m-1Km'],
  ]
  for (const [leastMetres, mostMetres, text] of texts) {
    it(`reads ${text}`, () => assert.equal(distanceText({ leastMetres, mostMetres }), text))
  }
})

describe('the straight line', () => {
  it('is a quarter of the meridian from the equator to the pole', () => {
    const metres = straightLineMetres({ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 })
    assert.equal(Math.round(metres / 1000), 10_008)
  })

  it('is nothing between a place and itself', () => {
    const place = { latitude: 13.6, longitude: 79.4 }
    assert.equal(straightLineMetres(place, place), 0)
  })
})
