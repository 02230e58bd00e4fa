import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { scaleBar } from './scale-bar.ts'

describe('the scale bar', () => {
  const bars: [number, number, number, number][] = [
    [10, 100, 1000, 100],
    [10, 99, 500, 50],
    [14.2, 100, 1000, 70.422],
    [83, 100, 5000, 60.241],
    [265, 100, 20_000, 75.472],
    [0.5, 100, 50, 100],
    [1, 9.99, 5, 5],
  ]
  for (const [metresPerUnit, mostUnits, metres, units] of bars) {
    it(`shows ${metres} m at ${metresPerUnit} m a unit within ${mostUnits} units`, () => {
      const bar = scaleBar(metresPerUnit, mostUnits)
      assert.equal(bar.metres, metres)
      assert.ok(Math.abs(bar.units - units) < 0.001)
    })
  }
})
