import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guideProblems } from './check.ts'
import { factsOf, type PlacedFact } from './facts.ts'
import { guide } from './guide.ts'
import { textsOf, translateGuide } from './texts.ts'

const translated = translateGuide(guide, (text) => `«${text}»`)

describe('the texts of the guide', () => {
  const texts = [...textsOf(guide).values()]

  it('are what a translation replaces', () => {
    const replaced = JSON.stringify(translated).match(/«.*?»/g) ?? []
    assert.deepEqual(new Set(replaced.map((text) => JSON.parse(`"${text.slice(1, -1)}"`))), new Set(texts))
  })

  it('are all that a reader of English reads', () => {
    const { temples, gateways, topics, goodToKnow, helplines } = guide
    const read = [
      ...temples.flatMap(({ description, beforeYouEnter, photograph }) => [
        description.value,
        beforeYouEnter.dress.value,
        photograph?.value.alt,
      ]),
      ...gateways.map(({ card }) => card),
      ...topics.map(({ title }) => title),
      ...goodToKnow.flatMap(({ question, answer, links }) => [
        question,
        answer.value,
        ...links.map(({ label }) => label),
      ]),
      ...helplines.map(({ label }) => label),
      ...factsOf(guide).map(({ fact }) => fact.note),
    ].filter((text) => typeof text === 'string')
    assert.deepEqual(
      read.filter((text) => !texts.includes(text)),
      [],
    )
  })

  it('leave no sentence behind', () => {
    const untranslated = JSON.stringify(translated).replace(/«.*?»/g, '')
    assert.doesNotMatch(untranslated, /"[^"]* [^"]*[.?]"/)
    assert.match(JSON.stringify(guide), /"[^"]* [^"]*[.?]"/)
  })
})

it('the texts of the guide have ids of where they stand, which stay when entries are added before them', () => {
  const [first, ...others] = guide.goodToKnow
  assert.ok(first)
  const before = textsOf({ ...guide, goodToKnow: others })
  const texts = textsOf(guide)
  assert.deepEqual(
    [...before].filter(([id, text]) => texts.get(id) !== text),
    [],
  )
  assert.equal(texts.get(`answers.${first.id}.question`), first.question)
  assert.equal(
    texts.get('temples.tirumala.beforeYouEnter.dress'),
    guide.temples[0]?.beforeYouEnter.dress.value,
  )
  // Only what has no id, such as the links of an answer, is counted.
  assert.ok(![...texts.keys()].some((id) => /^\w+\.\d/.test(id)))
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
    const unknown = (facts: PlacedFact[]) => facts.filter(({ fact }) => fact.value === null)
    assert.deepEqual(
      unknown(factsOf(translated)).map(({ field }) => field),
      unknown(factsOf(guide)).map(({ field }) => field),
    )
    assert.deepEqual(translated.helplines[0]?.numbers.value, guide.helplines[0]?.numbers.value)
  })
})
