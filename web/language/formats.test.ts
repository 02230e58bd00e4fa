import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sizeText } from './formats.ts'

it('says sizes as people know them from their phones', () => {
  assert.equal(sizeText(0), '0 kB')
  assert.equal(sizeText(639_600), '640 kB')
  assert.equal(sizeText(1_440_000), '1.4 MB')
})
