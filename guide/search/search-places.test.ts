import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { temples } from '../content/temples.ts'
import { searchNames, searchSounds } from './names.ts'
import { searchTemples } from './search.ts'

const searchable = temples.map((temple) => ({ id: temple.id, sounds: searchSounds(searchNames(temple)) }))

/** Queries with all expected temples; the first is a place that is part of names. */
const finds: [found: string[], queries: string[]][] = [
  [
    ['tiruchanoor'],
    [
      'Padmavathi Tirupati',
      'Tirupati Padmavathi temple',
      'Padmavathi temple near Tirupathi',
      'Padmavathi, Tirupati, Andhra Pradesh',
      'పద్మావతి తిరుపతి',
      'तिरुपति पद्मावती मंदिर',
      'பத்மாவதி திருப்பதி',
      'ತಿರುಪತಿ ಪದ್ಮಾವತಿ',
      'పద్మావతి, ఆంధ్రప్రదేశ్',
      'பத்மாவதி ஆந்திரப் பிரதேசம்',
    ],
  ],
  [['srinivasa-mangapuram'], ['Srinivasa Mangapuram Tirupati', 'Mangapuram near Tirupati']],
  [['kapila-theertham'], ['Kapila Theertham Tirupati', 'Kapilatheertham in Tirupathi', 'కపిల తీర్థం తిరుపతి']],
  [
    ['kapila-theertham', 'srikalahasti'],
    ['Shiva temple Tirupati', 'Shiva temples in Tirupati'],
  ],
  [['srikalahasti'], ['Sri Kalahasti temple Tirupati', 'Srikalahasti Chittoor', 'காளஹஸ்தி திருப்பதி']],
  [
    ['kanipakam'],
    [
      'Tirupati Kanipakam',
      'Kanipakam Chittoor',
      'కాణిపాకం చిత్తూరు',
      'காணிப்பாக்கம் சித்தூர்',
      'the Kanipakam temple at Chittoor',
    ],
  ],
  [['govindaraja'], ['Govindaraja Tirupati', 'Tirupati Govinda Raja', 'Govindarajulu Tirupati']],
  [['vakula-matha'], ['Vakula Matha temple Tirupati', 'Vakulamatha near Tirupati']],
  [['tirumala'], ['Balaji Tirupati', 'Venkateswara temple in Tirupati', 'Tirumala Tirupati', 'the tirumala']],
  [
    ['tirumala', 'govindaraja', 'iskcon'],
    [
      'Tirupati',
      'near Tirupati',
      'temples in Tirupathi',
      'Tirupati, Andhra Pradesh',
      'Tirupati Chittoor',
      'తిరుపతి',
      'திருப்பதி',
    ],
  ],
]

const findNothing = [
  'Chittoor',
  'Andhra',
  'Andhra Pradesh temples',
  'Meenakshi Tirupati',
  'Tirupati airport',
  'hotel near Tirupati',
  'Kalahasti and Kanipakam',
  'Kalahasti Kanipakam Tirupati',
]

describe('a search for a place', () => {
  for (const [found, queries] of finds) {
    for (const query of queries) {
      it(`finds ${found.join(', ')} and no other by ${query}`, () => assert.deepEqual(ids(query), found))
    }
  }

  for (const query of findNothing) {
    it(`finds nothing by ${query}`, () => assert.deepEqual(ids(query), []))
  }

  it('finds the same by any name with the district or state beside it', () => {
    for (const name of temples.flatMap(searchNames)) {
      const found = ids(name)
      for (const place of ['Chittoor', 'Andhra Pradesh', 'near Chittoor', 'ఆంధ్రప్రదేశ్', 'சித்தூர்'])
        assert.deepEqual(ids(`${name} ${place}`), found, `${name} ${place}`)
    }
  })

  it('finds a temple while its town is still being written', () => {
    for (const town of ['Tirupati', 'Chittoor', 'Andhra Pradesh']) {
      for (let length = 1; length <= town.length; length++) {
        assert.equal(ids(`Kanipakam ${town.slice(0, length)}`)[0], 'kanipakam', town.slice(0, length))
      }
    }
  })
})

function ids(query: string): string[] {
  return searchTemples(query, searchable).map(({ id }) => id)
}
