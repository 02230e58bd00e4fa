import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Fact } from '#guide/fact-schema.ts'
import { suspensionsIn, suspensionsOf } from './suspension.ts'
import type { Suspendable } from './suspension-schema.ts'

const fact = <Value>(value: Value, confidence: Fact<Value>['confidence'] = 'high'): Fact<Value> => ({
  value,
  confidence,
  checkedOn: '2026-11-28',
  sources: [],
})

const occasion = (
  name: string,
  first: string,
  last: string,
  ...suspends: Fact<{ what: Suspendable[]; fromDay?: number; untilDay?: number }>[]
) => ({
  id: 'feast',
  name,
  days: fact({ first, last }),
  temples: ['tirumala' as const],
  isCrowded: false,
  suspends,
})

describe('what an occasion suspends', () => {
  it('is suspended on all of its days, or from days before it, or until one of them', () => {
    const feast = occasion(
      'Feast',
      '2026-12-30',
      '2027-01-08',
      fact({ what: ['elders'] }),
      fact({ what: ['timedToken'], fromDay: -1 }),
      fact({ what: ['specialEntry', 'srivani'], untilDay: 2 }),
    )
    assert.deepEqual(
      suspensionsOf(feast).map(({ what, first, last }) => `${what} ${first} ${last}`),
      [
        'elders 2026-12-30 2027-01-08',
        'timedToken 2026-12-29 2027-01-08',
        'specialEntry,srivani 2026-12-30 2027-01-01',
      ],
    )
  })

  it('is sure if its days are, and if it was so each time', () => {
    const sure = occasion('Sure', '2026-12-30', '2026-12-30', fact({ what: ['elders'] }))
    const sometimes = occasion('Sometimes', '2026-12-30', '2026-12-30', fact({ what: ['elders'] }, 'low'))
    const expected = { ...sure, days: fact(sure.days.value, 'low') }
    assert.deepEqual(
      [sure, sometimes, expected].flatMap(suspensionsOf).map(({ isSure }) => isSure),
      [true, false, false],
    )
  })

  it('is found by what it is, in the order of days', () => {
    const calendar = [
      occasion('Later', '2027-03-01', '2027-03-01', fact({ what: ['elders'], fromDay: -1 })),
      occasion('Soon', '2027-01-01', '2027-01-01', fact({ what: ['elders', 'sevas'] })),
      { ...occasion('Usual', '2026-12-01', '2026-12-01'), suspends: undefined },
    ]
    assert.deepEqual(
      suspensionsIn(calendar, 'elders').map(({ occasion, first }) => `${occasion} ${first}`),
      ['Soon 2027-01-01', 'Later 2027-02-28'],
    )
  })
})
