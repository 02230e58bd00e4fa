import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { confidences } from './fact-schema.ts'
import { factsOf, factsToCheck } from './facts.ts'
import { guide } from './guide.ts'

const everything = { olderThanMonths: undefined, confidences }
const day = '2026-11-21'

describe('the facts of the guide', () => {
  const facts = factsOf(guide)

  it('are all found, however deep they lie', () => {
    const checkedOn = JSON.stringify(guide).match(/"checkedOn"/g)
    assert.equal(facts.length, checkedOn?.length)
    const places = facts.map(({ entry, field }) => `${entry} ${field}`)
    assert.equal(new Set(places).size, facts.length)
    for (const place of [
      'tirumala openingHours',
      'appalayagunta beforeYouEnter.stepsAndSeating',
      'busStand distances.kanipakam',
      'busStand arrival.phone',
      'tickets answer',
      'emergencies numbers',
    ]) {
      assert.ok(places.includes(place), place)
    }
  })

  it('are plain texts of whole sentences, without the marks of an address or of a gap', () => {
    for (const { entry, field, fact } of facts) {
      const texts = [fact.note, typeof fact.value === 'string' ? fact.value : undefined]
      for (const text of texts) {
        if (text === undefined || text.startsWith('https://')) continue
        assert.doesNotMatch(text, /\s\s|\bTODO\b|github|https?:|^\s|\s$/i, `${entry} ${field}`)
      }
      if (fact.note !== undefined) assert.match(fact.note, /^\p{Lu}|^\d/u, `${entry} ${field}`)
      if (fact.note !== undefined) assert.match(fact.note, /\.$/, `${entry} ${field}`)
    }
  })

  it('cite nothing where nothing was found, and no source twice', () => {
    for (const { entry, field, fact } of facts) {
      const urls = fact.sources.map(({ url }) => url)
      assert.equal(new Set(urls).size, urls.length, `${entry} ${field}`)
      if (fact.value === null) assert.deepEqual(urls, [], `${entry} ${field}`)
    }
  })
})

describe('the facts to check', () => {
  const [tirumala, tiruchanoor] = structuredClone([...guide.temples])
  assert.ok(tirumala && tiruchanoor)
  tiruchanoor.deity.checkedOn = '2024-02-29'
  tirumala.deity.checkedOn = '2025-11-21'
  const three = { ...guide, temples: [tirumala, tiruchanoor] }

  it('come oldest first, and of one day the least sure first', () => {
    const facts = factsToCheck(three, everything, day)
    assert.equal(facts.length, factsOf(three).length)
    assert.deepEqual(
      facts.slice(0, 2).map(({ entry, field }) => `${entry} ${field}`),
      ['tiruchanoor deity', 'tirumala deity'],
    )
    const ranks = facts.map(
      ({ fact }) => `${fact.checkedOn} ${confidences.length - confidences.indexOf(fact.confidence)}`,
    )
    assert.deepEqual(ranks, ranks.toSorted())
    assert.ok(new Set(ranks.slice(2)).size >= 3)
  })

  it('are those of an age', () => {
    const placed = (olderThanMonths: number) =>
      factsToCheck(three, { ...everything, olderThanMonths }, day).map(({ entry }) => entry)
    assert.deepEqual(placed(11), ['tiruchanoor', 'tirumala'])
    assert.deepEqual(placed(12), ['tiruchanoor'])
    assert.deepEqual(placed(120), [])
  })

  it('are those of a confidence', () => {
    const low = factsToCheck(three, { ...everything, confidences: ['low'] }, day)
    assert.ok(low.length > 0)
    assert.deepEqual(new Set(low.map(({ fact }) => fact.confidence)), new Set(['low']))
  })
})
