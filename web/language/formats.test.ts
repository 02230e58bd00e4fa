import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { dateFormat, sizeText } from './formats.ts'

it('says sizes as people know them from their phones', () => {
  assert.equal(sizeText(0), '0 kB')
  assert.equal(sizeText(639_600), '640 kB')
  assert.equal(sizeText(1_440_000), '1.4 MB')
})

it('a date is written, and what is none breaks no page', () => {
  const written = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  assert.equal(written(new Date('2026-11-24')), '24 November 2026')
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.integer(), fc.double(), fc.date({ noInvalidDate: false })),
      (value) => {
        assert.equal(typeof written(new Date(value)), 'string')
        assert.equal(typeof written(Number(value)), 'string')
      },
    ),
  )
  assert.equal(written(new Date('9999-99-99')), '')
})
