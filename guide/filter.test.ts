import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Filterable, filterTemples } from './filter.ts'
import type { Tradition } from './tradition.ts'

const temples = [
  temple('far', 'other', 9000, 9500),
  temple('near', 'vaishnava', 3000, 5000),
  temple('vague', 'shaiva', 9500, 14_000),
  temple('farther', 'vaishnava', 10_001, 10_001),
]
const all = { from: null, tradition: null, withinKilometres: null }

describe('the list', () => {
  const cases: [string, Partial<Parameters<typeof filterTemples>[1]>, string[]][] = [
    ['holds all without a choice', {}, ['far', 'near', 'vague', 'farther']],
    ['holds one tradition', { tradition: 'vaishnava' }, ['near', 'farther']],
    ['holds what may be near enough', { from: 'airport', withinKilometres: 10 }, ['far', 'near', 'vague']],
    ['leaves out what nobody says is near', { from: 'busStand', withinKilometres: 200 }, []],
    ['asks for no distance from nowhere', { withinKilometres: 1 }, ['far', 'near', 'vague', 'farther']],
    ['does all at once', { from: 'airport', withinKilometres: 10, tradition: 'shaiva' }, ['vague']],
  ]
  for (const [what, choice, matching] of cases) {
    it(what, () => {
      assert.deepEqual(
        filterTemples(temples, { ...all, ...choice }).map(({ id }) => id),
        matching,
      )
    })
  }
})

function temple(
  id: string,
  tradition: Tradition,
  leastMetres: number,
  mostMetres: number,
): Filterable & { id: string } {
  const near = { value: { leastMetres, mostMetres } }
  const far = { value: { leastMetres: 90_000, mostMetres: 90_000 } }
  return {
    id,
    tradition: { value: tradition },
    distances: { airport: near, railwayStation: far },
  }
}
