import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { otherWords } from '#guide/search/answer-words.ts'
import { searchAnswers } from '#guide/search/answers.ts'
import { searchNames, searchSounds } from '#guide/search/names.ts'
import { listedAnswers } from './listed-answer.ts'

const { temples, topics, goodToKnow, helplines } = guide
const answers = listedAnswers(
  {
    goodToKnow: topics.map(({ id, title }) => ({
      topic: id,
      title,
      answers: goodToKnow.filter(({ topic }) => topic === id),
    })),
    helplines: helplines.filter(({ numbers }) => numbers.confidence !== 'low'),
  },
  guide,
  temples.map((temple) => ({ sounds: searchSounds(searchNames(temple)) })),
)
const found = (query: string) => searchAnswers(query, answers)

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
    it(`finds ${id} by "${query}"`, () => {
      const paths = found(query).map(({ path }) => path)
      assert.ok(
        paths.some((path) => path.endsWith(`#${id}`)),
        paths.join(),
      )
    })
  }

  for (const [query, title] of [
    ['ambulance', 'Ambulance: 108'],
    ['hospital', 'Ambulance: 108'],
    ['ఆసుపత్రి', 'Ambulance: 108'],
    ['மருத்துவமனை', 'Ambulance: 108'],
    ['police', 'Police: 100'],
    ['stolen phone', 'Police: 100'],
    ['emergency', 'All emergencies: 112'],
    ['accident', 'All emergencies: 112'],
    ['112', 'All emergencies: 112'],
    ['helpline', 'TTD, toll-free: 1800 425 4141'],
  ] as const) {
    it(`finds whom to call by "${query}"`, () => {
      const titles = found(query).map(({ title }) => title)
      assert.ok(titles.includes(title), titles.join())
    })
  }

  it('finds none by the name of a temple or a place, and none without words that tell', () => {
    for (const { name } of temples) assert.deepEqual(found(name), [], name)
    for (const query of ['', ' ', 'kala', 'Tirupati', 'temple', 'swa', 'how do I', 'zzzz'])
      assert.deepEqual(found(query), [], query)
  })

  it('has other words only for answers and helplines that exist', () => {
    const ids = new Set([...goodToKnow, ...helplines].map(({ id }) => id))
    assert.deepEqual(
      Object.keys(otherWords).filter((id) => !ids.has(id)),
      [],
    )
  })

  it('finds a few at most', () => {
    for (const query of ['bus', 'tic', 'wal', 'ticket']) assert.ok(found(query).length <= 4, query)
  })
})
