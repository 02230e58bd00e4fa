import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { mailLanguage } from './language.ts'

describe('the language of a mail', () => {
  const wishes: [wanted: string | undefined, language: string][] = [
    [undefined, 'en'],
    ['', 'en'],
    ['te', 'te'],
    ['TE', 'te'],
    ['hi-IN', 'hi'],
    ['ta_LK', 'ta'],
    ['kn-Knda-IN', 'kn'],
    ['fr', 'en'],
    ['*', 'en'],
    // Hiligaynon, whose tag merely starts like Hindi's.
    ['hil', 'en'],
    ['fr-FR, te;q=0.8, en;q=0.5', 'te'],
    ['en;q=0.4, kn;q=0.9', 'kn'],
    ['te;q=0, ta;q=0.1', 'ta'],
    ['te;q=0', 'en'],
    ['; ,;q=,"', 'en'],
  ]
  for (const [wanted, language] of wishes) {
    it(`is ${language} for ${wanted}`, () => assert.equal(mailLanguage(wanted), language))
  }
})
