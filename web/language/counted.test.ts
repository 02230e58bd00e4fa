import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { languages } from '#messages/languages.ts'
import { messagesOf } from '#site/messages/messages-of.ts'
import { travelTimeText } from '#web/guide/temples/travel-text.ts'
import { durationRangeText, durationText } from './duration-text.ts'
import { localeOf } from './languages.ts'
import { speak } from './translate.ts'

afterEach(() => speak('en', {}))

it('every language has the two forms that texts are written in', () => {
  for (const language of languages) {
    const { pluralCategories } = new Intl.PluralRules(localeOf(language)).resolvedOptions()
    assert.deepEqual(pluralCategories.toSorted(), ['one', 'other'], language)
  }
})

describe('what is counted', () => {
  for (const [language, said] of [
    ['en', ['1 hour', '3.5 hours', '1 minute', '90 minutes', '1 h', '2 h', '1 h 20 min', '2 h 20 min']],
    ['te', ['1 గంట', '3.5 గంటలు', '1 నిమిషం', '90 నిమిషాలు', '1 గం.', '2 గం.', '1 గం. 20 ని.', '2 గం. 20 ని.']],
    ['hi', ['1 घंटा', '3.5 घंटे', '1 मिनट', '90 मिनट', '1 घंटा', '2 घंटे', '1 घंटा 20 मिनट', '2 घंटे 20 मिनट']],
    [
      'ta',
      [
        '1 மணி நேரம்',
        '3.5 மணி நேரம்',
        '1 நிமிடம்',
        '90 நிமிடங்கள்',
        '1 மணி நேரம்',
        '2 மணி நேரம்',
        '1 மணி 20 நிமிடம்',
        '2 மணி 20 நிமிடம்',
      ],
    ],
    ['kn', ['1 ಗಂಟೆ', '3.5 ಗಂಟೆ', '1 ನಿಮಿಷ', '90 ನಿಮಿಷ', '1 ಗಂಟೆ', '2 ಗಂಟೆ', '1 ಗಂಟೆ 20 ನಿಮಿಷ', '2 ಗಂಟೆ 20 ನಿಮಿಷ']],
  ] as const) {
    it(`has the form that goes with its number in ${language}`, () => {
      speak(language, messagesOf(language))
      assert.deepEqual(
        [...[60, 210, 1, 90].map(durationText), ...[60, 120, 80, 140].map(travelTimeText)],
        said,
      )
    })
  }
})

describe('from one length of time to another', () => {
  for (const [least, most, english, kannada] of [
    [45, 90, '45 to 90 minutes', '45ರಿಂದ 90 ನಿಮಿಷ'],
    [60, 90, '60 to 90 minutes', '60ರಿಂದ 90 ನಿಮಿಷ'],
    [60, 120, '1 to 2 hours', '1ರಿಂದ 2 ಗಂಟೆ'],
    [30, 120, '30 minutes to 2 hours', '30 ನಿಮಿಷದಿಂದ 2 ಗಂಟೆ'],
  ] as const) {
    it(`reads ${english}, and no ending stands on a word that takes another`, () => {
      assert.equal(durationRangeText(least, most), english)
      speak('kn', messagesOf('kn'))
      assert.equal(durationRangeText(least, most), kannada)
    })
  }
})
