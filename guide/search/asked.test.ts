import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { type Language, languages } from '#messages/languages.ts'
import { find } from './find.ts'
import { indexFor, namesOf } from './testing/index.ts'

const folder = join(import.meta.dirname, 'testing')

/** Each line is a query, its language, and what may come first. */
type Asked = { query: string; language: Language; first: readonly string[] }

const leastShare = 0.95

for (const table of readdirSync(folder).filter((name) => name.endsWith('.tsv'))) {
  describe(`what pilgrims ask in ${table}`, () => {
    const asked = readFileSync(join(folder, table), 'utf8').split('\n').flatMap(askedIn)

    it('is asked in every language', () => {
      const counts = languages.map((one) => asked.filter(({ language }) => language === one).length)
      assert.ok(Math.min(...counts) >= asked.length / 10, counts.join())
    })

    for (const [where, pageOf] of [
      ['its own language', ({ language }: Asked) => language],
      ['English', (): Language => 'en'],
    ] as const) {
      it(`is answered on pages in ${where}`, () => {
        const finds = asked.map((one) => ({
          ...one,
          found: namesOf(find(one.query, indexFor(pageOf(one)))?.[0]),
        }))
        const wrong = finds.filter(({ first, found }) => !found.some((name) => first.includes(name)))
        const lines = wrong.map(({ query, first, found }) => `${query}: ${found}, not ${first}`)
        assert.ok(wrong.length <= (1 - leastShare) * asked.length, lines.join('\n'))
      })
    }
  })
}

function askedIn(line: string): Asked[] {
  const [query, tag, first] = line.split('\t')
  if (!query || !first) return []
  const language = languages.find((one) => one === tag) ?? assert.fail(line)
  return [{ query, language, first: first.split('|') }]
}
