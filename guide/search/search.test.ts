import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { temples } from '../content/temples.ts'
import { aliases } from './aliases.ts'
import { searchNames, searchSounds } from './names.ts'
import { searchTemples } from './search.ts'

const searchable = temples.map((temple) => ({ id: temple.id, sounds: searchSounds(searchNames(temple)) }))
const inOrder: string[] = searchable.map(({ id }) => id)

const findNothing = [
  'Meenakshi',
  'Madurai',
  'Rameswaram',
  'Shirdi',
  'Sabarimala',
  'Golden Temple',
  'Taj Mahal',
  'Delhi',
  'Chennai',
  'Bengaluru',
  'Hyderabad',
  'Vijayawada',
  'Kanchipuram',
  'Guruvayur',
  'Hampi',
  'Ayodhya',
  'hotel',
  'parking',
  'pizza',
  'airport',
  'railway',
  'church',
  'mosque',
  'xyz',
  'qwerty',
  '12345',
  'Kalahasti Kanipakam',
  'Hirumala',
  'Tirumala airport',
  'మధుర',
  'హైదరాబాద్',
  'मदुरै',
  'दिल्ली',
  'மதுரை',
  'சென்னை',
  'ಬೆಂಗಳೂರು',
  'x'.repeat(10_000),
]

describe('a search', () => {
  for (const query of findNothing) {
    it(`finds nothing by ${query.slice(0, 40)}`, () => assert.deepEqual(ids(query), []))
  }

  it('forgives a slip only where no name fits word for word', () => {
    assert.deepEqual(ids('Vinayaka'), ['kanipakam'])
    assert.equal(ids('Vinaayga')[0], 'kanipakam')
    assert.equal(ids('Venkteswara')[0], 'tirumala')
    assert.equal(ids('Tirumla')[0], 'tirumala')
  })

  it('finds by another name of a deity none whose names only begin alike', () => {
    for (const query of ['Srivari', 'Srivari temple', 'Srivaru', 'శ్రీవారి', 'శ్రీవారి ఆలయం'])
      assert.deepEqual(ids(query), ['tirumala'], query)
    assert.equal(ids('Srivar')[0], 'tirumala')
  })

  it('has aliases for temples of the guide alone', () => {
    for (const id of Object.keys(aliases)) assert.ok(inOrder.includes(id), id)
  })

  it('finds short words at the beginning of a word alone', () => {
    assert.deepEqual(ids('devi'), ['tiruchanoor', 'vakula-matha'])
  })

  it('takes no notice of words that stand beside any name', () => {
    for (const query of ['Sri', 'swamy', 'Lord', 'ఆలయం', 'मंदिर', 'கோவில்', 'ದೇವಸ್ಥಾನ']) {
      assert.deepEqual(ids(query), inOrder, query)
      assert.deepEqual(ids(`${query} Kanipakam`), ['kanipakam'], query)
    }
  })

  it('takes no notice of the small words of English', () => {
    for (const query of ['of', 'the', 'and', 'in', 'at', 'near'])
      assert.deepEqual(ids(`${query} Kanipakam`), ['kanipakam'], query)
  })

  it('finds a name written as one word as soon as it is begun, also where an inner word begins with a', () => {
    for (const name of ['శ్రీ అగస్త్యేశ్వర ఆలయం', 'Sri Agastyeswara Alayam, Amaravati']) {
      const eleventh = { sounds: searchSounds([name]) }
      const asOneWord = name.replace(/[ ,]/g, '')
      for (let length = 1; length <= asOneWord.length; length++) {
        const begun = asOneWord.slice(0, length)
        assert.deepEqual(searchTemples(begun, [eleventh]), [eleventh], begun)
      }
      assert.deepEqual(searchTemples(name, [eleventh]), [eleventh], name)
    }
  })

  it('finds what fits better first, and otherwise what comes first', () => {
    assert.deepEqual(ids('Govinda'), ['iskcon', 'govindaraja'])
    assert.deepEqual(ids('Vishnu'), ['tirumala', 'srinivasa-mangapuram', 'govindaraja', 'appalayagunta'])
    assert.deepEqual(ids('Shiva'), ['kapila-theertham', 'srikalahasti'])
  })

  it('finds all without a word to look for, as they came', () => {
    for (const query of ['', '   ', '?!', '\u200b', '🛕', 'temple'])
      assert.deepEqual(ids(query), inOrder, query)
  })
})

function ids(query: string): string[] {
  return searchTemples(query, searchable).map(({ id }) => id)
}
