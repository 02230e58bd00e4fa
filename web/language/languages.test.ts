import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inLanguage, languageOf } from './languages.ts'

it('reads the language out of an address, and changes it', () => {
  const cases = [
    ['/', 'en', '/', '/te'],
    ['/temples', 'en', '/temples', '/te/temples'],
    ['/te', 'te', '/', '/te'],
    ['/te/', 'te', '/', '/te'],
    ['/kn/temples/tirumala', 'kn', '/temples/tirumala', '/te/temples/tirumala'],
    // English has no prefix; paths that begin with the letters of one do not count.
    ['/en/temples', 'en', '/en/temples', '/te/en/temples'],
    ['/temples', 'en', '/temples', '/te/temples'],
    ['/tea', 'en', '/tea', '/te/tea'],
  ] as const
  for (const [address, language, page, telugu] of cases) {
    assert.equal(languageOf(address), language, address)
    assert.equal(inLanguage(address, 'te'), telugu, address)
    assert.equal(inLanguage(address, 'en'), page, address)
  }
})
