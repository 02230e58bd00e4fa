import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { languages } from '#messages/languages.ts'
import { messagesOf } from '#site/messages/messages-of.ts'
import { anySaying, hourMs, seven } from '#today/testing/words.ts'
import { wordText } from '#web/guide/today/word-text.ts'
import { saidIn } from '#web/language/translate.ts'
import { previewTexts } from './previews.server.ts'
import { previewsOf } from './previews.ts'

const catalogues = Object.fromEntries(languages.map((language) => [language, messagesOf(language)]))
const previews = previewTexts((language) => catalogues[language] ?? {})

it('a word is shown in each language as its readers see it, the page’s and Telugu first', () => {
  const hours = fc.integer({ min: 0, max: 96 }).map((halves) => halves / 2)
  fc.assert(
    fc.property(anySaying, hours, hours, (says, begins, lasts) => {
      const from = seven + begins * hourMs
      const word = { id: 'word0001', from, until: from + (lasts + 0.5) * hourMs, saidAt: seven, says }
      const now = new Date(seven)
      const shown = previewsOf(word, previews, now)
      assert.deepEqual(
        shown.map(({ language }) => language),
        ['en', 'te', 'hi', 'ta', 'kn'],
      )
      for (const { language, text } of shown) {
        const { names } = previews[language]
        assert.equal(
          text,
          saidIn(language, catalogues[language] ?? {}, () => wordText(word, names, now)),
        )
      }
    }),
  )
})

it('the page carries only the texts of words', () => {
  assert.ok(JSON.stringify(previews).length < 30_000, String(JSON.stringify(previews).length))
})
