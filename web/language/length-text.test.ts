import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { messagesOf } from '#site/messages/messages-of.ts'
import { lengthText, roadText, roughLengthText } from './length-text.ts'
import { speak } from './translate.ts'

afterEach(() => speak('en', {}))

describe('a length on the map', () => {
  for (const [metres, text] of [
    [30, '100 m'],
    [401, '400 m'],
    [949, '900 m'],
    [950, '1 km'],
    [3170, '3.2 km'],
    [10_000, '10 km'],
    [19_949, '19.9 km'],
    [19_950, '20 km'],
    [56_830, '57 km'],
  ] as const) {
    it(`of ${metres} m reads ${text}`, () => assert.equal(lengthText(metres), text))
  }

  for (const [metres, text] of [
    [340, '300 m'],
    [12_840, '13 km'],
  ] as const) {
    it(`of about ${metres} m reads ${text}`, () => assert.equal(roughLengthText(metres), text))
  }

  for (const [language, near, far] of [
    ['te', '400 మీ.', '3.2 కి.మీ.'],
    ['hi', '400 मी', '3.2 किमी'],
    ['ta', '400 மீ.', '3.2 கி.மீ.'],
    ['kn', '400 ಮೀ.', '3.2 ಕಿ.ಮೀ.'],
  ] as const) {
    it(`has the units of the guide's texts in ${language}`, () => {
      speak(language, messagesOf(language))
      assert.deepEqual([lengthText(401), lengthText(3170)], [near, far])
    })
  }
})

describe('a road distance', () => {
  for (const [leastMetres, mostMetres, text] of [
    [3400, 5000, '3.4 to 5 km'],
    [300, 300, '300 m'],
    [9500, 9500, '9.5 km'],
    [300, 500, '300 to 500 m'],
    [300, 1000, '300 m to 1 km'],
  ] as const) {
    it(`reads ${text}`, () => assert.equal(roadText({ leastMetres, mostMetres }), text))
  }
})
