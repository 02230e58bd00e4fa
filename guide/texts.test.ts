import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guideProblems } from './check.ts'
import { guide } from './guide.ts'
import { textsOf, translateGuide } from './texts.ts'

const translated = translateGuide(guide, (text) => `«${text}»`)

describe('the texts of the guide', () => {
  const texts = textsOf(guide)

  it('are each there once, and are what a translation replaces', () => {
    assert.equal(new Set(texts).size, texts.length)
    const replaced = JSON.stringify(translated).match(/«.*?»/g) ?? []
    assert.deepEqual(new Set(replaced.map((text) => JSON.parse(`"${text.slice(1, -1)}"`))), new Set(texts))
  })

  it('are all that a reader of English reads', () => {
    const [tirumala] = guide.temples
    const [tickets] = guide.goodToKnow
    assert.ok(tirumala && tickets)
    for (const text of [
      tirumala.description.value,
      tirumala.beforeYouEnter.dress.value,
      guide.gateways[2]?.distances.tirumala?.note,
      tirumala.photograph?.value.alt,
      guide.gateways[0]?.card,
      tickets.question,
      tickets.answer.value,
      tickets.links[0]?.label,
      guide.helplines[1]?.label,
      guide.helplines[3]?.numbers.note,
    ]) {
      assert.ok(typeof text === 'string' && texts.includes(text), text ?? 'nothing')
    }
  })

  it('leave no sentence behind', () => {
    const untranslated = JSON.stringify(translated).replace(/«.*?»/g, '')
    assert.doesNotMatch(untranslated, /"[^"]* [^"]*[.?]"/)
    assert.match(JSON.stringify(guide), /"[^"]* [^"]*[.?]"/)
  })
})

describe('a translated guide', () => {
  it('is whole, and has nothing wrong with it', () => {
    assert.deepEqual(guideProblems(translated), [])
  })

  it('keeps names of temples, sources and authors, numbers, addresses and what is not known', () => {
    const [temple] = guide.temples
    const [inTranslation] = translated.temples
    assert.ok(temple && inTranslation)
    assert.equal(inTranslation.name, temple.name)
    assert.equal(inTranslation.localNames.te.value, temple.localNames.te.value)
    assert.deepEqual(inTranslation.description.sources, temple.description.sources)
    assert.equal(inTranslation.photograph?.value.author, temple.photograph?.value.author)
    assert.equal(inTranslation.officialPage.value, temple.officialPage.value)
    assert.deepEqual(inTranslation.openingHours.value, temple.openingHours.value)
    assert.equal(inTranslation.beforeYouEnter.stepsAndSeating.value, null)
    assert.deepEqual(translated.helplines[0]?.numbers.value, guide.helplines[0]?.numbers.value)
  })
})
