import assert from 'node:assert/strict'
import { it } from 'node:test'
import { driveMinutes } from './drive-minutes.ts'

const of = (metres: number) => ({ leastMetres: metres, mostMetres: metres })

it('takes town traffic for the first kilometres and a highway for the rest', () => {
  assert.equal(driveMinutes('kapila-theertham', of(3000)), 10)
  assert.equal(driveMinutes('srikalahasti', { leastMetres: 35_000, mostMetres: 37_000 }), 20 + 36)
})

it('takes fifty minutes for the hill road to Tirumala', () => {
  assert.equal(driveMinutes('tirumala', of(20_300)), 10 + 50)
})
