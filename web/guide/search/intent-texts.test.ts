import assert from 'node:assert/strict'
import { it } from 'node:test'
import { find } from '#guide/search/find.ts'
import { indexFor, namesOf } from '#guide/search/testing/index.ts'
import { languages } from '#messages/languages.ts'
import { messagesOf } from '#site/messages/messages-of.ts'
import { translateWith } from '#web/language/translate.ts'
import { askedMost, intentTexts } from './intent-texts.ts'

for (const language of languages) {
  it(`a press on what is asked most finds that, in ${language}`, () => {
    const translate = translateWith(messagesOf(language))
    for (const intent of askedMost) {
      const query = translate(intentTexts[intent])
      assert.ok(namesOf(find(query, indexFor(language))?.[0]).includes(`intent:${intent}`), query)
    }
  })
}
