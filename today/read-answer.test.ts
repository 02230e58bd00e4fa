import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { readAnswer } from './read-answer.ts'
import { answerOf } from './standing.ts'
import { anyKeptWords, publicWord, seven, word } from './testing/words.ts'
import { answerSchema, sayingSchema } from './word.ts'

const crowd = publicWord(word({ kind: 'crowd', temple: 'tirumala' }))
const answer = (words: unknown[], more: object = {}) =>
  JSON.stringify({ version: 1, asOf: seven, words, ...more })

describe('what a phone reads', () => {
  it('is every answer of the server', () => {
    fc.assert(
      fc.property(anyKeptWords, (kept) => {
        const sent = answerOf(kept, seven)
        assert.deepEqual(readAnswer(JSON.stringify(sent)), answerSchema.parse(sent))
      }),
    )
  })

  it('leaves out what only a newer version knows, and reads the rest', () => {
    for (const says of [
      { kind: 'weather', rain: true },
      { kind: 'constructor' },
      { kind: 'crowd', temple: 'a-new-temple' },
      { kind: 'tokens', state: 'paused' },
      { kind: 'tokens', state: 'given', counters: ['srinivasam', 'elsewhere'] },
      { kind: 'text', language: 'ml', text: 'മല' },
    ]) {
      const read = readAnswer(answer([{ ...crowd, id: 'newer001', says }, crowd], { mood: 'calm' }))
      assert.deepEqual(read, { version: 1, asOf: seven, words: [crowd] }, JSON.stringify(says))
    }
  })

  const foreign: [string, string][] = [
    ['nothing', ''],
    ['a portal’s page', '<!doctype html><title>Log in to the station’s Wi-Fi</title>'],
    ['half an answer', answer([crowd]).slice(0, -9)],
    ['JSON of something else', '{"entries":{}}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another version', answer([crowd], { version: 2 })],
    ['no time', answer([crowd], { asOf: 'seven' })],
    ['no list of words', answer([], { words: { crowd } })],
    ['a word without its end', answer([crowd, { ...crowd, until: undefined }])],
    ['a word that says nothing', answer([{ ...crowd, says: null }])],
    ['what is too large', answer(Array.from({ length: 100 }, () => crowd))],
  ]
  for (const [what, text] of foreign) {
    it(`is no answer if it is ${what}`, () => assert.equal(readAnswer(text), null))
  }

  it('holds only what pages can show, whatever is damaged', () => {
    const junk = fc.constantFrom(null, 'x', {}, [null], true, [{ opens: 'x' }])
    fc.assert(
      fc.property(anyKeptWords, fc.nat(), junk, (kept, place, value) => {
        const sent = answerOf(kept, seven)
        const says = sent.words.map((one) => one.says as Record<string, unknown>)
        const fields = says.flatMap((one) => Object.keys(one).map((field) => [one, field] as const))
        const [damaged, field] = fields[place % fields.length] ?? []
        if (damaged && field) damaged[field] = value
        for (const one of readAnswer(JSON.stringify(sent))?.words ?? []) sayingSchema.parse(one.says)
      }),
    )
  })
})
