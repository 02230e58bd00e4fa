import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { checkWord } from './check-word.ts'
import { anySaying, hourMs, minuteMs, seven } from './testing/words.ts'
import type { Saying } from './word.ts'

const road: Saying = { kind: 'road', road: 'buses', state: 'shut' }
const evening = seven + 12 * hourMs
const sent = (more: object = {}) => ({ id: 'word0001', from: seven, until: evening, says: road, ...more })
const says = (saying: object) => sent({ says: saying })
const text = (value: string, language = 'te') => says({ kind: 'text', language, text: value })

describe('what an editor sends', () => {
  it('may be any of the kinds, now or tomorrow', () => {
    fc.assert(
      fc.property(anySaying, fc.integer({ min: -47, max: 48 }), (saying, hours) => {
        const from = seven + hours * hourMs
        const seen = saying.kind === 'line' ? { seenAt: seven } : 'at' in saying ? { at: seven } : {}
        const word = sent({ from, until: from + 48 * hourMs, says: { ...saying, ...seen } })
        assert.deepEqual(checkWord(word, seven), { word })
      }),
    )
  })

  const mistakes: [string, unknown][] = [
    ['nothing', null],
    ['a list', []],
    ['no id', sent({ id: undefined })],
    ['an id that is short', sent({ id: 'a' })],
    ['an id that climbs', sent({ id: '../../../' })],
    ['anything beside the word', sent({ saidAt: seven })],
    ['another kind', says({ kind: 'weather', temple: 'tirumala' })],
    ['no kind', says({})],
    ['a kind of a prototype', says({ kind: 'constructor' })],
    ['another temple', says({ kind: 'crowd', temple: 'tirupati' })],
    ['another reason', says({ kind: 'hours', temple: 'iskcon', sessions: [], reason: 'rain' })],
    [
      'hours that overlap',
      says({
        kind: 'hours',
        temple: 'iskcon',
        sessions: [
          { opens: '05:00', closes: '12:00' },
          { opens: '11:00', closes: '20:00' },
        ],
        reason: 'other',
      }),
    ],
    ['a line of weeks', says({ kind: 'line', line: 'freeLine', hours: 49, seenAt: seven })],
    ['a line of less than nobody', says({ kind: 'line', line: 'freeLine', hours: -1, seenAt: seven })],
    ['a line to the minute', says({ kind: 'line', line: 'freeLine', hours: 1.2, seenAt: seven })],
    ['a line seen later', says({ kind: 'line', line: 'freeLine', hours: 1, seenAt: seven + hourMs })],
    ['a line seen long ago', says({ kind: 'line', line: 'freeLine', hours: 1, seenAt: seven - 25 * hourMs })],
    ['tokens at no counter', says({ kind: 'tokens', state: 'given', counters: [] })],
    ['tokens at one twice', says({ kind: 'tokens', state: 'given', counters: ['bhudevi', 'bhudevi'] })],
    ['tokens gone at no time', says({ kind: 'tokens', state: 'gone' })],
    ['tokens gone later', says({ kind: 'tokens', state: 'gone', at: seven + hourMs })],
    ['an end before the beginning', sent({ until: seven - 1, from: seven })],
    ['an end that has passed', sent({ from: seven - hourMs, until: seven })],
    ['more than two days', sent({ until: seven + 48 * hourMs + 1 })],
    ['a beginning far ahead', sent({ from: seven + 49 * hourMs, until: seven + 50 * hourMs })],
    ['a time of the past century in text', sent({ from: '1999-01-01' })],
    ['half a millisecond', sent({ from: seven + 0.5 })],
    ['a language that we lack', text('Carry water.', 'fr')],
    ['no text', text('')],
    ['only space', text('\u00a0')],
    ['a text with a space at its end', text('Carry water. ')],
    ['a text of two lines', text('Carry\nwater')],
    ['a text that turns its direction', text('Carry \u202ewater')],
    ['half a character', text('\ud800')],
    ['201 letters', text('శ్రీ'.repeat(201))],
    ['few letters of many bytes', text(`a${'\u0301'.repeat(1000)}`)],
    ['a megabyte', text('a'.repeat(1_000_000))],
  ]
  for (const [what, body] of mistakes) {
    it(`may not be ${what}`, () => {
      const checked = checkWord(body, seven)
      assert.ok('detail' in checked, JSON.stringify(checked))
      assert.notEqual(checked.detail, '')
    })
  }

  it('may have 200 letters in any language, however many characters a letter takes', () => {
    for (const letter of ['a', 'శ్రీ', 'मि', 'க்', 'ನೀ']) {
      const bytes = Buffer.byteLength(letter.repeat(200))
      const letters = bytes > 1300 ? Math.floor(1300 / Buffer.byteLength(letter)) : 200
      assert.ok('word' in checkWord(text(letter.repeat(letters)), seven), letter)
    }
  })

  it('may come from a phone whose clock is some minutes ahead', () => {
    const line = { kind: 'line', line: 'specialEntry', hours: 0, seenAt: seven + 10 * minuteMs }
    assert.ok('word' in checkWord(sent({ from: seven + 10 * minuteMs, says: line }), seven))
  })
})
