import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sizeText } from './size-text.ts'

it('says sizes as people know them from their phones', () => {
  assert.equal(sizeText(0, 'en-IN'), '0 kB')
  assert.equal(sizeText(639_600, 'en-IN'), '640 kB')
  assert.equal(sizeText(1_440_000, 'en-IN'), '1.4 MB')
})
