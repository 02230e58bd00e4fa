import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { languages } from '#messages/languages.ts'
import { find } from './find.ts'
import { indexFor, namesOf } from './testing/index.ts'

const folder = join(import.meta.dirname, 'testing')

/** Each line is a query, its language, and what may come first. */
type Asked = { query: string; language: string; first: readonly string[] }

const leastShare = 0.95

for (const table of readdirSync(folder).filter((name) => name.endsWith('.tsv'))) {
  describe(`what pilgrims ask in ${table}`, () => {
    const asked = readFileSync(join(folder, table), 'utf8').split('\n').flatMap(askedIn)

    it('is asked in every language', () => {
      const counts = languages.map((one) => asked.filter(({ language }) => language === one).length)
      assert.ok(Math.min(...counts) >= asked.length / 10, counts.join())
    })

    for (const language of languages) {
      it(`is answered on pages in ${language}`, () => {
        const index = indexFor(language)
        const finds = asked.map((one) => ({ ...one, found: namesOf(find(one.query, index)?.[0]) }))
        const wrong = finds.filter(({ first, found }) => !found.some((name) => first.includes(name)))
        const lines = wrong.map(({ query, first, found }) => `${query}: ${found}, not ${first}`)
        assert.ok(wrong.length <= (1 - leastShare) * asked.length, lines.join('\n'))
      })
    }
  })
}

function askedIn(line: string): Asked[] {
  const [query, language, first] = line.split('\t')
  return query && language && first ? [{ query, language, first: first.split('|') }] : []
}
