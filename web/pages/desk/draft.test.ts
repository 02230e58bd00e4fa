import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { languages } from '#messages/languages.ts'
import { checkWord } from '#today/check-word.ts'
import { anySaying, hourMs, seven } from '#today/testing/words.ts'
import { type Draft, emptyDraft, type Kind, sayingOf, wordOf } from './draft.ts'

const kinds: readonly Kind[] = ['line', 'tokens', 'hours', 'road', 'crowd', 'text']
const until = seven + hourMs

describe('a draft', () => {
  it('says nothing until something that matters is chosen', () => {
    for (const kind of kinds)
      for (const language of languages) assert.equal(sayingOf(emptyDraft(kind, seven, language)), undefined)
  })

  it('may say whatever can be said', () => {
    fc.assert(
      fc.property(anySaying, (says) => {
        assert.deepEqual({ ...sayingOf(says as Draft) }, { ...says })
      }),
    )
  })

  it('becomes a word that the server takes, or says what is wrong', () => {
    const anyText = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 220 }), fc.string({ maxLength: 1500 }))
    fc.assert(
      fc.property(anyText, fc.constantFrom(...languages), (text, language) => {
        const says = sayingOf({ kind: 'text', language, text })
        if (!says || 'problem' in says) return
        const word = wordOf(says, { from: null, until }, { id: 'word0001', now: seven })
        assert.ok('word' in checkWord(word, seven), JSON.stringify(text))
      }),
    )
  })

  const text = (text: string) => sayingOf({ kind: 'text', language: 'te', text })

  it('takes a text of several lines as one, without the spaces around it', () => {
    assert.deepEqual(text(' నీళ్లు\n తెచ్చుకోండి. \n'), { kind: 'text', language: 'te', text: 'నీళ్లు తెచ్చుకోండి.' })
    assert.equal(text(' \n '), undefined)
  })

  it('counts letters as people do, and tells when there are too many', () => {
    assert.deepEqual(text('శ్రీ'.repeat(100)), { kind: 'text', language: 'te', text: 'శ్రీ'.repeat(100) })
    assert.deepEqual(text('a'.repeat(201)), { problem: 'textTooLong' })
    assert.deepEqual(text('ab\u202ec'), { problem: 'textUnreadable' })
  })

  it('puts hours in order, and tells when they overlap', () => {
    const hours = (...sessions: [string, string][]) =>
      sayingOf({
        kind: 'hours',
        temple: 'iskcon',
        reason: 'other',
        sessions: sessions.map(([opens, closes]) => ({ opens, closes })),
      })
    const said = hours(['16:00', '20:00'], ['06:00', '12:00'])
    assert.deepEqual(said, hours(['06:00', '12:00'], ['16:00', '20:00']))
    for (const wrong of [
      hours(['06:00', '12:00'], ['11:00', '20:00']),
      hours(['06:00', '12:00'], ['12:00', '20:00']),
      hours(['12:00', '06:00']),
    ])
      assert.deepEqual(wrong, { problem: 'sessionsOverlap' })
  })
})

describe('the word of a draft', () => {
  const says = { kind: 'crowd', temple: 'tirumala' } as const
  const wordAt = (from: number | null, now: number) =>
    wordOf(says, { from, until: seven + 2 * hourMs }, { id: 'word0001', now })

  it('begins when it is sent, unless it is to begin later', () => {
    assert.equal(wordAt(null, seven + 5)?.from, seven + 5)
    assert.equal(wordAt(seven + hourMs, seven)?.from, seven + hourMs)
    assert.equal(wordAt(seven - hourMs, seven)?.from, seven)
  })

  it('is none once its end has passed', () => assert.equal(wordAt(null, seven + 2 * hourMs), null))
})
