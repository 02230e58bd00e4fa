import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { endingWarnings, readEndings } from './endings.ts'

const endings = readEndings(`
| After | Telugu | Tamil |
| --- | --- | --- |
| {time}, {until} | కు | |
| {count} | లో | -இல் |
| a space | ~~కు~~ ~~కి~~ | |
`)

describe('an ending on what is filled in', () => {
  it('is named, unless the placeholder may take it', () => {
    assert.deepEqual(warnings('te', '{time}కు తెరుస్తారు'), [])
    assert.deepEqual(warnings('ta', '{count}-இல் ஒன்று'), [])
    assert.deepEqual(warnings('te', '{temples}కు వెళ్ళండి'), [
      '"Text" has {temples}కు, an ending that {temples} may not take',
    ])
    assert.equal(warnings('te', '{time}లో').length, 1)
    assert.equal(warnings('ta', '{time}-க்கு').length, 1)
  })

  it('is named where it stands alone, but not a unit or a word', () => {
    assert.equal(warnings('te', '{time} కు తెరుస్తారు').length, 1)
    assert.deepEqual(warnings('te', '{number} కి.మీ.'), [])
    assert.deepEqual(warnings('te', '{time} కుదరదు'), [])
    assert.deepEqual(warnings('ta', '{time} கு'), [])
  })
})

function warnings(language: 'te' | 'ta', translation: string): string[] {
  return endingWarnings(endings, language, [['Text', translation]])
}
