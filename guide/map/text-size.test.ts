import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { textSize } from './text-size.ts'

/** Widths in units of the font size, as Chromium measures them in semi-bold Noto Sans. */
const measured: [string, number][] = [
  ['Srinivasa Mangapuram', 11.56],
  ['Kanipakam', 5.67],
  ['ISKCON', 3.81],
  ['శ్రీనివాస మంగాపురం', 7.78],
  ['అప్పలాయగుంట', 6.41],
  ['విమానాశ్రయం', 5.43],
  ['श्रीनिवास मंगापुरम', 6.56],
  ['काणिपाकम', 4.24],
  ['गोविंदराज स्वामी', 5.94],
  ['கோவிந்தராஜப் பெருமாள்', 13.68],
  ['இஸ்கான்', 5.08],
  ['பேருந்து நிலையம்', 9.26],
  ['ಶ್ರೀನಿವಾಸ ಮಂಗಾಪುರಂ', 8.76],
  ['ಅಪ್ಪಲಾಯಗುಂಟ', 6.35],
  ['ಕಾಣಿಪಾಕಂ', 4.12],
]

describe('the size of a text', () => {
  for (const [text, width] of measured) {
    it(`is at least as wide as a browser draws ${text}, and not half as wide again`, () => {
      const estimate = textSize(text).width
      assert.ok(estimate >= width && estimate <= width * 1.5, `${estimate} for ${width}`)
    })
  }

  it('leaves room for the signs below the line in Telugu and Kannada', () => {
    for (const text of ['తీర్థం', 'ಗೋವಿಂದರಾಜ ಸ್ವಾಮಿ']) {
      assert.ok(textSize(text).descent > textSize('Kapila Theertham').descent)
    }
  })

  it('of two scripts is as high as the higher', () => {
    assert.equal(textSize('TTD తిరుపతి').pitch, textSize('తిరుపతి').pitch)
  })
})
