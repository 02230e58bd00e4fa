import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { guide } from '#guide/guide.ts'
import { foldedWords } from './fold.ts'
import { searchNames } from './names.ts'

const { temples } = guide

const names = temples.flatMap(searchNames)

/** Latin spellings of the same sound that people confuse. */
const spellings: [RegExp, string][] = [
  [/th/g, 't'],
  [/t(?!h)/g, 'th'],
  [/i/g, 'ee'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/u/g, 'oo'],
  [/a/g, 'aa'],
  [/v/g, 'w'],
  [/w/g, 'v'],
  [/s(?!h)/g, 'sh'],
  [/p/g, 'pp'],
  [/l/g, 'll'],
  [/y$/g, 'i'],
  [/d(?!h)/g, 'dh'],
  [/a$/g, ''],
]

describe('folding', () => {
  const same: [string, ...string[]][] = [
    [
      'Tirupati',
      'Thirupathi',
      'THIRUPPATHY',
      'Tirupathee',
      'తిరుపతి',
      'तिरुपति',
      'திருப்பதி',
      'ತಿರುಪತಿ',
      'തിരുപ്പതി',
    ],
    ['Kalahasti', 'Kalahasthi', 'Kaalahasthy', 'కాళహస్తి', 'कालहस्ती', 'காளஹஸ்தி', 'ಕಾಳಹಸ್ತಿ'],
    ['Padmavathi', 'Padmavati', 'Padmāvatī', 'పద్మావతి', 'पद्मावती', 'ಪದ್ಮಾವತಿ'],
    [
      'Venkateswara',
      'Venkateshwara',
      'Vēṅkaṭēśvara',
      'Wenkateshwar',
      'వేంకటేశ్వర',
      'వెంకటేశ్వర',
      'वेंकटेश्वर',
      'ವೆಂಕಟೇಶ್ವರ',
    ],
    ['Govindaraja', 'Govindraj', 'గోవిందరాజ', 'గోవిన్దరాజ', 'गोविंदराज', 'ಗೋವಿಂದರಾಜ'],
    ['Lakshmi', 'Laxmi', 'లక్ష్మి', 'लक्ष्मी', 'ಲಕ್ಷ್ಮಿ'],
    ['Ezhumalaiyan', 'Elumalaiyan', 'ஏழுமலையான்'],
    ['Iskcon', 'Iscon', 'Iskon'],
    ['Chand', 'Chaand', 'चाँद', 'चांद'],
    ['Phalguna', 'Falgun', 'ఫాల్గుణ'],
    ['Quila', 'Kuila'],
    ['Sambhu', 'Shanbhu', 'శంభు'],
    ['Balaji', 'Balazi', 'బాలాజీ'],
    ['Radha', 'राधा', 'రాధ'],
    ['Swami', 'Swamy', 'Svaami', 'స్వామి', 'स्वामी', 'ಸ್ವಾಮಿ'],
  ]
  for (const [first, ...others] of same) {
    it(`makes one word of ${others.length + 1} spellings of ${first}`, () => {
      for (const other of others) assert.deepEqual(foldedWords(other), foldedWords(first), other)
    })
  }

  it('keeps the ten apart', () => {
    const folded = temples.map(({ name }) => foldedWords(name).join(''))
    assert.equal(new Set(folded).size, temples.length)
  })

  it('leaves out signs that are not seen, and takes composed and decomposed letters for the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'),
        fc.array(
          fc.tuple(fc.nat(), fc.constantFrom('\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad')),
        ),
        (name, form, signs) => {
          let spelt = name.normalize(form)
          for (const [place, sign] of signs) {
            const at = place % (spelt.length + 1)
            spelt = spelt.slice(0, at) + sign + spelt.slice(at)
          }
          assert.deepEqual(foldedWords(spelt), foldedWords(name))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('takes any mix of spellings of a Latin name for that name', () => {
    const latin = names
      .filter((name) => /^[\w ,]+$/.test(name))
      .flatMap((name) => name.toLowerCase().split(/\W+/))
    fc.assert(
      fc.property(fc.constantFrom(...latin), fc.array(fc.constantFrom(...spellings)), (word, respellings) => {
        const spelt = respellings.reduce(
          (text, [from, to]) => (text.length < 100 ? text.replace(from, to) : text),
          word,
        )
        assert.deepEqual(foldedWords(spelt), foldedWords(word), spelt)
      }),
      { numRuns: 500 },
    )
  })

  it('bears any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of foldedWords(text)) assert.match(word, /^\S+$/)
      }),
      { numRuns: 500 },
    )
  })
})
