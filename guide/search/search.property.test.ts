import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { guide } from '#guide/guide.ts'
import { find } from './find.ts'
import { searchNames } from './names.ts'
import { resultsOf } from './results.ts'
import { indexFor } from './testing/index.ts'

const { temples } = guide

describe('a search for any name', () => {
  const index = indexFor('en')
  const finds = (query: string) => find(query, index) ?? temples.map(({ id }) => templeFind(id))
  const templeFind = (temple: string) => ({ target: { kind: 'temple', temple } as const, score: 1 })

  it('finds its temple, as soon as it is begun and also when it is written as one word', () => {
    for (const temple of temples) {
      for (const name of searchNames(temple)) {
        const found = (query: string) =>
          finds(query).some(({ target }) => target.kind === 'temple' && target.temple === temple.id)
        assert.ok(found(name.replace(/[^\p{L}\p{M}]/gu, '')), name)
        for (let length = 1; length <= name.length; length++) {
          assert.ok(found(name.slice(0, length)), name.slice(0, length))
        }
      }
    }
  })

  it('gives each result once, the best first, and the same again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom(...temples.flatMap(searchNames)),
          fc.string({ unit: 'grapheme' }),
        ),
        (query) => {
          const found = finds(query)
          assert.equal(new Set(found.map(({ target }) => JSON.stringify(target))).size, found.length)
          assert.deepEqual(
            found.map(({ score }) => score.toFixed(2)),
            found
              .map(({ score }) => score)
              .sort((one, other) => other - one)
              .map((score) => score.toFixed(2)),
          )
          assert.deepEqual(finds(query), found)
          const { facts, answers, helplines, pages, temples: named } = resultsOf(found)
          for (const shown of [facts, answers, helplines, pages, named])
            assert.equal(new Set(shown.map((one) => JSON.stringify(one))).size, shown.length)
        },
      ),
    )
  })
})
