import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { messagesOf } from '#site/messages/messages-of.ts'
import { timesText, timeText } from './time-text.ts'
import { speak } from './translate.ts'

/** Midnight, then one hour in each part of the day. */
const times = [0, 3 * 60, 5 * 60, 12 * 60, 16 * 60 + 30, 20 * 60, 25 * 60 + 30]

afterEach(() => speak('en', {}))

describe('a time of day', () => {
  for (const [language, said] of [
    ['en', ['midnight', '3 am', '5 am', 'noon', '4:30 pm', '8 pm', '1:30 am']],
    [
      'te',
      ['రాత్రి 12:00', 'తెల్లవారుజామున 3:00', 'ఉదయం 5:00', 'మధ్యాహ్నం 12:00', 'సాయంత్రం 4:30', 'రాత్రి 8:00', 'రాత్రి 1:30'],
    ],
    ['hi', ['रात 12:00', 'तड़के 3:00', 'सुबह 5:00', 'दोपहर 12:00', 'शाम 4:30', 'रात 8:00', 'रात 1:30']],
    ['ta', ['இரவு 12:00', 'அதிகாலை 3:00', 'காலை 5:00', 'மதியம் 12:00', 'மாலை 4:30', 'இரவு 8:00', 'இரவு 1:30']],
    [
      'kn',
      ['ರಾತ್ರಿ 12:00', 'ಬೆಳಗಿನ ಜಾವ 3:00', 'ಬೆಳಿಗ್ಗೆ 5:00', 'ಮಧ್ಯಾಹ್ನ 12:00', 'ಸಂಜೆ 4:30', 'ರಾತ್ರಿ 8:00', 'ರಾತ್ರಿ 1:30'],
    ],
  ] as const) {
    it(`reads as people say it in ${language}`, () => {
      speak(language, messagesOf(language))
      assert.deepEqual(
        times.map((time) => timeText(time).replaceAll('\u00a0', ' ')),
        said,
      )
    })
  }

  it('does not break over two lines', () => {
    speak('kn', messagesOf('kn'))
    assert.doesNotMatch(timeText(3 * 60), / /)
  })
})

describe('the time from one to another', () => {
  for (const [from, to, english, telugu] of [
    [5 * 60, 12 * 60 + 30, '5 am to 12:30 pm', 'ఉదయం 5:00 నుండి మధ్యాహ్నం 12:30 వరకు'],
    [16 * 60, 16 * 60 + 15, '4 pm to 4:15 pm', 'సాయంత్రం 4:00 నుండి 4:15 వరకు'],
    [21 * 60 + 30, 25 * 60, '9:30 pm to 1 am', 'రాత్రి 9:30 నుండి 1:00 వరకు'],
    [2 * 60, 25 * 60, '2 am to 1 am', 'రాత్రి 2:00 నుండి రాత్రి 1:00 వరకు'],
  ] as const) {
    it(`reads ${english}`, () => {
      assert.equal(timesText(from, to).replaceAll('\u00a0', ' '), english)
      speak('te', messagesOf('te'))
      assert.equal(timesText(from, to).replaceAll('\u00a0', ' '), telugu)
    })
  }
})
