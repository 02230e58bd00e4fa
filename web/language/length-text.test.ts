import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lengthText, roadText } from './length-text.ts'

describe('a length on the map', () => {
  for (const [metres, text] of [
    [30, '100 m'],
    [401, '400 m'],
    [949, '900 m'],
    [950, '1 km'],
    [3170, '3.2 km'],
    [10_000, '10 km'],
    [19_949, '19.9 km'],
    [19_950, '20 km'],
    [56_830, '57 km'],
  ] as const) {
    it(`of ${metres} m reads ${text}`, () => assert.equal(lengthText(metres, 'en-IN'), text))
  }

  it('reads in the language of the page', () => {
    assert.equal(lengthText(3170, 'te-IN'), '3.2 కి.మీ.')
    assert.equal(lengthText(401, 'hi-IN'), '400 मी')
  })
})

describe('a road distance', () => {
  for (const [leastMetres, mostMetres, text] of [
    [3400, 5000, '3.4–5 km'],
    [300, 300, '300 m'],
    [9500, 9500, '9.5 km'],
    [300, 500, '300–500 m'],
    [300, 1000, '300 m – 1 km'],
  ] as const) {
    it(`reads ${text}`, () => assert.equal(roadText({ leastMetres, mostMetres }, 'en-IN'), text))
  }
})
