import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { trimEnds } from './trim-ends.ts'

describe('the ends of a text', () => {
  for (const code of [
    0x9, 0xa0, 0xad, 0x61c, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069,
    0x3000, 0xfeff,
  ]) {
    const character = String.fromCodePoint(code)
    it(`lose U+${code.toString(16).toUpperCase().padStart(4, '0')}, which stays within the text`, () => {
      assert.equal(trimEnds(`${character} ${character}a${character}b${character}\n`), `a${character}b`)
      assert.equal(trimEnds(character), '')
    })
  }

  for (const text of ['', 'తిరుమల', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍👩‍👧', 'क्‍ष', 'é', '-', '.']) {
    it(`stay as they are: ${JSON.stringify(text)}`, () => assert.equal(trimEnds(text), text))
  }

  it('are found at once in a long text', () => {
    const text = `a${' '.repeat(1_000_000)}b`
    assert.equal(trimEnds(text), text)
  })
})
