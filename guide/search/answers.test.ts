import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { goodToKnow } from '../content/answers.ts'
import { temples } from '../content/temples.ts'
import { otherWords } from './answer-words.ts'
import { answerSounds, searchAnswers } from './answers.ts'
import { searchNames, searchSounds } from './names.ts'

const listed = temples.map((temple) => ({ sounds: searchSounds(searchNames(temple)) }))
const sounds = answerSounds(
  goodToKnow.map(({ id, question }) => ({ texts: [id, question, ...(otherWords[id] ?? [])] })),
  listed,
)
const answers = goodToKnow.map(({ id }, index) => ({ id, sounds: sounds[index] ?? '' }))
const found = (query: string) => searchAnswers(query, answers).map(({ id }) => id)

describe('a search of the answers', () => {
  for (const [query, id] of [
    ['phone', 'phones-and-shoes'],
    ['Phones', 'phones-and-shoes'],
    ['phone in Tirumala', 'phones-and-shoes'],
    ['laddu', 'laddus'],
    ['ladd', 'laddus'],
    ['shoes', 'phones-and-shoes'],
    ['free token', 'free-tokens'],
    ['room', 'rooms'],
    ['fastag', 'fastag'],
    ['mobile', 'phones-and-shoes'],
    ['మొబైల్', 'phones-and-shoes'],
    ['ఫోన్', 'phones-and-shoes'],
    ['मोबाइल', 'phones-and-shoes'],
    ['செல்போன்', 'phones-and-shoes'],
    ['ಮೊಬೈಲ್', 'phones-and-shoes'],
    ['camera', 'phones-and-shoes'],
    ['hotel', 'rooms'],
    ['accommodation', 'rooms'],
    ['toilet', 'halls'],
    ['luggage', 'halls'],
    ['prasadam', 'laddus'],
    ['passport', 'identity'],
    ['wheelchair', 'elders-and-infants'],
    ['haircut', 'tonsure'],
    ['hotels', 'rooms'],
    ['హోటల్', 'rooms'],
    ['कैमरा', 'phones-and-shoes'],
    ['phone locker', 'phones-and-shoes'],
    ['hot weather', 'weather'],
    ['children baby', 'children-on-footpaths'],
    ['wheelchair bus', 'hill-buses'],
  ] as const) {
    it(`finds ${id} by "${query}"`, () => assert.ok(found(query).includes(id), found(query).join()))
  }

  it('finds none by the name of a temple or a place, and none without words that tell', () => {
    for (const { name } of temples) assert.deepEqual(found(name), [], name)
    for (const query of ['', ' ', 'kala', 'Tirupati', 'temple', 'swa', 'how do I', 'zzzz'])
      assert.deepEqual(found(query), [], query)
  })

  it('has other words only for answers that exist', () => {
    const ids = new Set(goodToKnow.map(({ id }) => id))
    assert.deepEqual(
      Object.keys(otherWords).filter((id) => !ids.has(id)),
      [],
    )
  })

  it('finds a few at most', () => {
    for (const query of ['bus', 'tic', 'wal', 'ticket']) assert.ok(found(query).length <= 4, query)
  })
})
