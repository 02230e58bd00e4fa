import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { shortNames } from './short-names.ts'

const { temples } = guide

/** The languages in which the short name is our own rendering, not part of the temple's name. */
const ownShortNames: Readonly<Record<string, readonly string[]>> = { srikalahasti: ['en'] }

describe('the short names', () => {
  it('are there for every temple and nothing else', () => {
    assert.deepEqual(Object.keys(shortNames).sort(), temples.map(({ id }) => id).sort())
  })

  for (const { id, name, localNames } of temples) {
    it(`of ${id} are parts of its name, but for those of our own`, () => {
      const short = shortNames[id] ?? assert.fail()
      const whole = {
        en: name,
        ...Object.fromEntries(Object.entries(localNames).map(([k, v]) => [k, v.value])),
      }
      const own = Object.entries(whole)
        .filter(([language, text]) => !text.includes(short[language as keyof typeof short]))
        .map(([language]) => language)
      assert.deepEqual(own, [...(ownShortNames[id] ?? [])])
    })
  }
})
