import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { allGlossaryWarnings, catalogueFiles, catalogueIn } from './catalogues.ts'

const letters = {
  te: /\p{Script=Telugu}/u,
  hi: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
}

describe('the translations', () => {
  const translations = catalogueFiles().flatMap(({ language, file }) =>
    [...catalogueIn(file).values()].map((text) => ({ language, text })),
  )

  it('keep to the renderings of the glossary', () => assert.deepEqual(allGlossaryWarnings(), []))

  it("have no letters of another language of India, which most readers can't read", () => {
    const foreign = translations.filter(({ language, text }) =>
      Object.entries(letters).some(([other, letter]) => other !== language && letter.test(text)),
    )
    assert.deepEqual(foreign, [])
  })

  it('say times by the part of the day, not by 24 hours', () => {
    assert.deepEqual(
      translations.filter(({ text }) => /(?<!\d)(0\d|1[3-9]|2\d):\d\d(?!\d)/.test(text)),
      [],
    )
  })
})
