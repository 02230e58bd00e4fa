import { trimEnds } from '#text/trim-ends.ts'
import { limits } from './values.ts'

/** As people count them: a consonant with its vowel sign is one. */
export function lettersIn(text: string): number {
  // Older browsers lack it, and count a vowel sign as a letter.
  if (!('Segmenter' in Intl)) return [...text].length
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length
}

/** Control characters, line breaks, and marks that turn the direction of what follows. */
const unseemly = /[\p{Cc}\p{Zl}\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}]/u

/** What is wrong with a free text, or undefined. The caller trims it. */
export function textProblem(text: string): string | undefined {
  // First, so that nothing long is walked.
  if (text.length > limits.textBytes || new TextEncoder().encode(text).length > limits.textBytes) {
    return `is longer than ${limits.textBytes} bytes`
  }
  if (text === '') return 'is empty'
  if (text !== trimEnds(text)) return 'begins or ends with a space'
  if (unseemly.test(text)) return 'has line breaks or other control characters'
  if (/\p{Cs}/u.test(text)) return 'is not well-formed Unicode'
  return lettersIn(text) > limits.letters ? `has more than ${limits.letters} letters` : undefined
}
