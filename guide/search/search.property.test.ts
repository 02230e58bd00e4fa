import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { temples } from '../content/temples.ts'
import { searchNames, searchSounds } from './names.ts'
import { searchTemples } from './search.ts'

describe('a search for any name', () => {
  const searchable = temples.map((temple) => ({ id: temple.id, sounds: searchSounds(searchNames(temple)) }))

  it('finds its temple, as soon as it is begun and also when it is written as one word', () => {
    for (const temple of temples) {
      for (const name of searchNames(temple)) {
        const found = (query: string) => searchTemples(query, searchable).some(({ id }) => id === temple.id)
        assert.ok(found(name.replace(/[^\p{L}\p{M}]/gu, '')), name)
        for (let length = 1; length <= name.length; length++) {
          assert.ok(found(name.slice(0, length)), name.slice(0, length))
        }
      }
    }
  })

  it('gives some of the temples, each once, and the same again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom(...temples.flatMap(searchNames)),
          fc.string({ unit: 'grapheme' }),
        ),
        (query) => {
          const found = searchTemples(query, searchable)
          assert.equal(new Set(found).size, found.length)
          assert.ok(found.every((temple) => searchable.includes(temple)))
          assert.deepEqual(searchTemples(query, searchable), found)
        },
      ),
    )
  })
})
