import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { textsOf } from '#guide/texts.ts'
import { catalogueOf } from '#messages/catalogue.ts'
import { type Language, languages } from '#messages/languages.ts'
import { allGlossaryWarnings } from './catalogues.ts'
import { guideTexts } from './guide-texts.ts'

const letters: Record<Exclude<Language, 'en'>, RegExp> = {
  te: /\p{Script=Telugu}/u,
  hi: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
}

it('finds every text of the guide in a section', () => {
  assert.deepEqual(new Set(guideTexts(guide).map(({ text }) => text)), new Set(textsOf(guide)))
})

describe('the translations', () => {
  const translations = languages
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      [...catalogueOf(language).values()].map(({ translation: text }) => ({ language, text })),
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
