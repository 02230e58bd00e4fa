import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { z } from 'zod'
import { runs } from '#tools/test/runs.ts'
import { isDate } from './date.ts'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const almost = fc
  .tuple(digits(4), fc.constantFrom('-', '/', ''), digits(2), fc.constantFrom('-', 'T'), digits(2))
  .map((parts) => parts.join(''))
const near = fc
  .tuple(digits(4), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
  .map(([year, ...rest]) => [year, ...rest.map((part) => String(part).padStart(2, '0'))].join('-'))

describe('a date', () => {
  it('is a day of the calendar', () => {
    for (const text of ['2026-11-24', '2024-02-29', '0000-01-01', '9999-12-31']) assert.ok(isDate(text), text)
    for (const text of [
      '2026-02-29',
      '2026-02-31',
      '9999-99-99',
      '2026-11',
      '2026-1-1',
      '+010000-01',
      '2026-11-24T00:00:00Z',
      ' 2026-11-24',
      '2026-11-24\n',
      'today',
      '',
    ])
      assert.equal(isDate(text), false, text)
  })

  it('is the same to the pages and to the schemas', () => {
    const schema = z.iso.date()
    fc.assert(
      fc.property(fc.oneof(near, almost, fc.string()), (text) => {
        assert.equal(isDate(text), schema.safeParse(text).success, text)
      }),
      { numRuns: runs(500) },
    )
  })
})
