/** The order of all Indic blocks, from their fifth code point on: https://www.unicode.org/charts/PDF/U0900.pdf */
const sounds =
  'a a i i u u ri l e e e ai o o o au k k g g n ch ch j j n t t d d n t t d d n n p p b b m y r r l l l v s s s h'.split(
    ' ',
  )

const codePointsFromVowelToSign = 56

const virama = 0x4d

/** Spellings mix up the sounds of each group. */
const sameSounds: Record<string, string> = { e: 'i', f: 'p', o: 'u', q: 'k', w: 'v', y: 'i', z: 'j' }

/** "Thirupathi", "Tirupati" and "తిరుపతి" give the same word. The result is for comparison only, not for display. */
export function foldedWords(text: string): string[] {
  return wordsOf(text).map(folded).filter(Boolean)
}

export function wordsOf(text: string): string[] {
  return writtenWords(text).map((word) => word.toLowerCase())
}

/** Between two words Tamil doubles a hard consonant, which many leave out: "தெப்பத் திருவிழா". */
export function withoutDoubling(phrase: string): string {
  return phrase.replace(/([கசதப])்(?= \1)/g, '')
}

export function writtenWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .normalize()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
}

export function folded(word: string): string {
  return (
    word
      .replace(/[\u0900-\u0d7f]/g, latinSound)
      .replace(/a-/g, '')
      .replace(/zh/g, 'l')
      .replace(/c(?!h)/g, 'k')
      .replace(/x/g, 'ks')
      .replace(/([bcdgjkpst])h+/g, '$1')
      .replace(/[efoqwyz]/g, (letter) => sameSounds[letter] ?? letter)
      // An anusvara can be n or m.
      .replace(/m(?![aium])/g, 'n')
      .replace(/(?!^)a/g, '')
      .replace(/(.)\1+/gu, '$1')
  )
}

function latinSound(character: string): string {
  const place = character.charCodeAt(0) & 0x7f
  if (place === 1 || place === 2) return 'n'
  if (place >= 5 && place <= 0x39) return `${sounds[place - 5]}${place >= 0x15 ? 'a' : ''}`
  if (place === virama) return '-'
  return place >= 0x3e && place <= 0x4c ? (sounds[place - 5 - codePointsFromVowelToSign] ?? '') : ''
}
