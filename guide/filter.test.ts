import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Filterable, filterTemples } from './filter.ts'
import type { OpeningHours } from './opening-hours/hours.ts'
import type { Tradition } from './tradition.ts'

const split: OpeningHours = {
  sessions: [
    { opens: '05:30', closes: '12:00' },
    { opens: '16:30', closes: '20:30' },
  ],
}
const disputedAtNoon: OpeningHours = {
  sessions: [{ opens: '05:00', closes: '21:00' }],
  disputed: [{ opens: '12:00', closes: '16:00' }],
}
const always: OpeningHours = { sessions: [{ opens: '00:00', closes: '24:00' }] }

const temples = [
  temple('split', split, 'other', 9000, 9500),
  temple('unknown', null, 'vaishnava', 3000, 5000),
  temple('disputed', disputedAtNoon, 'shaiva', 9500, 14_000),
  temple('always', always, 'vaishnava', 10_001, 10_001),
]
const all = { from: null, openNow: false, tradition: null, withinKilometres: null }

describe('the list', () => {
  const cases: [string, Partial<Parameters<typeof filterTemples>[1]>, string, string[], string[]][] = [
    ['holds all without a choice', {}, '10:00', ['split', 'unknown', 'disputed', 'always'], []],
    ['keeps unknown hours apart', { openNow: true }, '10:00', ['split', 'disputed', 'always'], ['unknown']],
    ['holds what is perhaps open', { openNow: true }, '12:00', ['disputed', 'always'], ['unknown']],
    ['leaves out what is surely closed', { openNow: true }, '23:00', ['always'], ['unknown']],
    ['holds one tradition', { tradition: 'vaishnava' }, '10:00', ['unknown', 'always'], []],
    [
      'holds what may be near enough',
      { from: 'airport', withinKilometres: 10 },
      '10:00',
      ['split', 'unknown', 'disputed'],
      [],
    ],
    ['leaves out what nobody says is near', { from: 'busStand', withinKilometres: 200 }, '10:00', [], []],
    [
      'asks for no distance from nowhere',
      { withinKilometres: 1 },
      '10:00',
      ['split', 'unknown', 'disputed', 'always'],
      [],
    ],
    [
      'does all at once',
      { from: 'airport', withinKilometres: 10, openNow: true, tradition: 'shaiva' },
      '10:00',
      ['disputed'],
      [],
    ],
  ]
  for (const [what, choice, time, matching, unknownHours] of cases) {
    it(what, () => {
      const list = filterTemples(temples, { ...all, ...choice }, new Date(`2026-11-01T${time}+05:30`))
      assert.deepEqual(
        list.matching.map(({ id }) => id),
        matching,
      )
      assert.deepEqual(
        list.unknownHours.map(({ id }) => id),
        unknownHours,
      )
    })
  }
})

function temple(
  id: string,
  hours: OpeningHours | null,
  tradition: Tradition,
  leastMetres: number,
  mostMetres: number,
): Filterable & { id: string } {
  const near = { value: { leastMetres, mostMetres } }
  const far = { value: { leastMetres: 90_000, mostMetres: 90_000 } }
  return {
    id,
    openingHours: { value: hours },
    tradition: { value: tradition },
    distances: { airport: near, railwayStation: far },
  }
}
