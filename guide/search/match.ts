import { folded } from './fold.ts'
import { fits } from './weights.ts'

/** A word as it is written, and as it sounds. */
export type Sounding = Readonly<{ word: string; sound: string; script: number }>

/** Several words keep the spaces in their sound alone: they are often written as one, but seldom heard so. */
export function sounding(text: string): Sounding {
  return {
    word: text.replaceAll(' ', ''),
    sound: text.split(' ').map(folded).join(' '),
    script: scriptOf(text),
  }
}

/** Each block of Indic letters has 128 code points: https://www.unicode.org/charts/PDF/U0900.pdf */
function scriptOf(word: string): number {
  const code = word.charCodeAt(0)
  return code < firstIndic ? 0 : code >> 7
}

const firstIndic = 0x900

/** From 0 to 1: how well a word that was asked for fits one of the index. `isBegun` if more letters may follow. */
export function fitOfWord(asked: Sounding, known: Sounding, isBegun: boolean): number {
  if (asked.word === known.word) return fits.whole
  const isSameScript = asked.script === known.script
  // What is neither in Latin letters nor in one script is in two languages.
  if (!isSameScript && !isLatin(asked) && !isLatin(known)) return 0
  // Short words that sound alike are other words: "fare" and "free", "saree" and "sri".
  // In one Indic script another spelling is often another word: மழை is rain, மலை a hill.
  if (asked.sound === known.sound && isHeard(asked, known))
    return isSameScript && !isLatin(asked) ? fits.misspelt : fits.alike
  if (isLatin(asked) && isLatin(known)) {
    if (hasEnding(asked.word, known.word) || hasEnding(known.word, asked.word)) return fits.inflected
  } else if (
    (isSameScript || isHeard(known, asked)) &&
    (isInflected(asked.sound, known.sound, 4, isSameScript ? 4 : 2) ||
      (isSameScript && isInflected(known.sound, asked.sound, 4, 3) && sharesLetters(asked.word, known.word)))
  )
    return !isSameScript || sharesLetters(asked.word, known.word) ? fits.inflected : fits.misspelt
  else if (
    isSameScript &&
    known.sound.endsWith('u') &&
    isInflected(asked.sound, known.sound.slice(0, -1), 5, 4)
  )
    return fits.inflected
  if (!isBegun || asked.word.length < 3 || !known.word.startsWith(asked.word)) return 0
  return begun(asked.word, known.word)
}

/** Whether the sound tells enough: vowels are mixed up in other scripts, and in Latin letters each word is spelt somehow. */
function isHeard(one: Sounding, other: Sounding): boolean {
  if (one.script !== other.script) return one.sound.replace(/[aiu]/g, '').length >= 3
  return one.sound.length >= 4 && (!isLatin(one) || mistakesIn(one.word, other.word, false) <= 2)
}

/** All letters of the shorter but its last, which an ending changes. */
function sharesLetters(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length) - 1
  return one.slice(0, length) === other.slice(0, length)
}

function isLatin({ script }: Sounding): boolean {
  return script === 0
}

/** Of several words that were written as one; their last may have an ending. */
export function fitOfPhrase(asked: Sounding, known: Sounding, isBegun: boolean): number {
  if (asked.word === known.word) return fits.whole
  if (asked.script !== known.script && !isLatin(asked) && !isLatin(known)) return 0
  if (asked.sound === known.sound && asked.sound.length > 4 && isSpeltAlike(asked, known)) return fits.alike
  if (isInflected(asked.word, known.word, 6, isLatin(asked) ? 2 : 5)) return fits.inflected
  if (!isLatin(asked) && isInflected(asked.sound, known.sound, 6, 3)) return fits.inflected
  const isNearlyWhole = asked.word.length >= 0.7 * known.word.length
  return isBegun && isNearlyWhole && known.word.startsWith(asked.word)
    ? begun(asked.word, known.word) - fits.phraseBegunLess
    : 0
}

/** In one Indic script short words of one sound are others: "ఈ రోజు" is today, "ఏ రోజు" which day. */
function isSpeltAlike(asked: Sounding, known: Sounding): boolean {
  return isLatin(asked) || asked.script !== known.script || asked.word.length > 6
}

/** `isJoined` if it was asked for in several words, of which the last would otherwise seem to be an ending. */
export function fitOfName(asked: Sounding, known: Sounding, isBegun: boolean, isJoined = false): number {
  if (asked.word === known.word) return fits.whole
  if (asked.sound === known.sound && soundsAlike(asked, known)) return fits.whole
  if (
    !isJoined &&
    (isLatin(asked) ? isInflected(asked.word, known.word, 4, 2) : isInflected(asked.sound, known.sound, 4, 5))
  )
    return fits.alike - (asked.sound.length - known.sound.length) * fits.perLetterOfNameEnding
  if (isBegun && known.word.startsWith(asked.word)) return begun(asked.word, known.word)
  const leastSound = isBegun && !isJoined ? 4 : 5
  if ((isBegun || !isJoined) && asked.sound.length >= leastSound && known.sound.startsWith(asked.sound))
    return begun(asked.sound, known.sound)
  // In a whole name written as one word anything may stand somewhere, and a letter too few is a slip.
  const [part, all] = [asked.sound.length, known.sound.length]
  const isPart = part > 4 && all >= part + 2 && all <= 3 * part
  return !isJoined && isPart && known.sound.includes(asked.sound) ? fits.part : 0
}

/** Whether words of one sound are also spelt alike, if that is short: "Siva" and "Shiva", but not "divya" and "Devi". */
function soundsAlike(asked: Sounding, known: Sounding): boolean {
  const { length } = asked.sound
  if (length > 4) return true
  if (asked.script === known.script && isLatin(asked))
    return length > 2 && mistakesIn(asked.word, known.word, false) <= 2
  return length > (isLatin(asked) ? 3 : 2)
}

function begun(beginning: string, known: string): number {
  return fits.begun + (fits.perShareBegun * beginning.length) / known.length
}

/** "Fares" is "fare" with an ending, "fare" is not "far" with one. */
function hasEnding(longer: string, stem: string): boolean {
  if (stem.length < 3 || !longer.startsWith(stem)) return false
  const plural = /([sxz]|[cs]h)$/.test(stem) ? 'es' : 's'
  return [plural, 'ing', 'lu', 'galu'].includes(longer.slice(stem.length))
}

/** Whether `longer` is `stem` with an ending, which no number is. */
function isInflected(longer: string, stem: string, leastStem: number, mostEnding: number): boolean {
  return (
    stem.length >= leastStem &&
    longer.length > stem.length &&
    longer.length <= stem.length + mostEnding &&
    longer.startsWith(stem) &&
    !/\d/.test(longer.slice(stem.length))
  )
}

/** What fits only if letters were mistyped. */
export function guessOfWord(asked: Sounding, known: Sounding): number {
  return asked.script === known.script
    ? guess(asked.word, known.word, asked.word.length < 10 ? 1 : 2, false)
    : 0
}

export function guessOfName(asked: Sounding, known: Sounding, isBegun: boolean): number {
  return asked.script === known.script
    ? guess(asked.word, known.word, asked.word.length < 8 ? 1 : 2, isBegun)
    : 0
}

function guess(asked: string, known: string, tolerated: number, mayGoOn: boolean): number {
  // Typos are rare in the first letter, and this check saves most of the counting.
  if (asked.length < 5 || asked[0] !== known[0] || known.length < asked.length - tolerated) return 0
  if (!mayGoOn && known.length > asked.length + tolerated) return 0
  const mistakes = mistakesIn(asked, known, mayGoOn)
  return mistakes <= tolerated ? fits.slip - mistakes * fits.perSlip : 0
}

/** Letters that are missing, too many, others, or swapped; `mayGoOn` leaves out the end of `known`. */
function mistakesIn(asked: string, known: string, mayGoOn: boolean): number {
  const width = known.length + 1
  let before = new Array<number>(width).fill(Infinity)
  let row = Array.from({ length: width }, (_, column) => column)
  for (let line = 1; line <= asked.length; line++) {
    const next = new Array<number>(width).fill(line)
    for (let column = 1; column < width; column++) {
      const isSame = asked[line - 1] === known[column - 1]
      const isSwapped = asked[line - 1] === known[column - 2] && asked[line - 2] === known[column - 1]
      next[column] = Math.min(
        (row[column] as number) + 1,
        (next[column - 1] as number) + 1,
        (row[column - 1] as number) + (isSame ? 0 : 1),
        isSwapped && column > 1 ? (before[column - 2] as number) + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return mayGoOn ? Math.min(...row) : (row[width - 1] as number)
}
