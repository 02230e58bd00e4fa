import { mistakesIn } from './slips.ts'
import { isLatin, type Sounding } from './sounding.ts'
import { fits } from './weights.ts'

type Rule = readonly [applies: (asked: Sounding, known: Sounding) => boolean, worth: number]

function worthBy(rules: readonly Rule[], asked: Sounding, known: Sounding): number | undefined {
  return rules.find(([applies]) => applies(asked, known))?.[1]
}

const wordRules: readonly Rule[] = [
  [isSame, fits.whole],
  [areOfTwoLanguages, 0],
  // In one Indic script another spelling is often another word: மழை is rain, மலை a hill.
  [(asked, known) => areOfOneIndicScript(asked, known) && soundTheSame(asked, known), fits.slip],
  // Short words that sound alike are other words: "fare" and "free", "saree" and "sri".
  [soundTheSame, fits.alike],
  [haveEnglishEnding, fits.inflected],
  [
    (asked, known) =>
      areOfOneIndicScript(asked, known) &&
      haveIndicEnding(asked, known) &&
      !sharesLetters(asked.word, known.word),
    fits.slip,
  ],
  [haveIndicEnding, fits.inflected],
  [hasEndingForU, fits.inflected],
]

/** From 0 to 1: how well a word that was asked for fits one of the index. `isBegun` if more letters may follow. */
export function fitOfWord(asked: Sounding, known: Sounding, isBegun: boolean): number {
  const worth = worthBy(wordRules, asked, known)
  if (worth !== undefined) return worth
  const isBeginning = isBegun && asked.word.length >= 3 && known.word.startsWith(asked.word)
  return isBeginning ? begun(asked.word, known.word) : 0
}

function isSame(asked: Sounding, known: Sounding): boolean {
  return asked.word === known.word
}

/** What is neither in Latin letters nor in one script. */
function areOfTwoLanguages(asked: Sounding, known: Sounding): boolean {
  return asked.script !== known.script && !isLatin(asked) && !isLatin(known)
}

function areOfOneIndicScript(asked: Sounding, known: Sounding): boolean {
  return asked.script === known.script && !isLatin(asked)
}

function areLatin(asked: Sounding, known: Sounding): boolean {
  return isLatin(asked) && isLatin(known)
}

function soundTheSame(asked: Sounding, known: Sounding): boolean {
  return asked.sound === known.sound && isHeard(asked, known)
}

function haveEnglishEnding(asked: Sounding, known: Sounding): boolean {
  return areLatin(asked, known) && (hasEnding(asked.word, known.word) || hasEnding(known.word, asked.word))
}

function haveIndicEnding(asked: Sounding, known: Sounding): boolean {
  if (areLatin(asked, known)) return false
  if (asked.script !== known.script)
    return isHeard(known, asked) && isInflected(asked.sound, known.sound, 4, 2)
  return (
    isInflected(asked.sound, known.sound, 4, 4) ||
    (isInflected(known.sound, asked.sound, 4, 3) && sharesLetters(asked.word, known.word))
  )
}

/** Which takes the place of the "u" at the end of many words. */
function hasEndingForU(asked: Sounding, known: Sounding): boolean {
  const endsInU = areOfOneIndicScript(asked, known) && known.sound.endsWith('u')
  return endsInU && isInflected(asked.sound, known.sound.slice(0, -1), 5, 4)
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

const phraseRules: readonly Rule[] = [
  [isSame, fits.whole],
  [areOfTwoLanguages, 0],
  [
    (asked, known) => asked.sound === known.sound && asked.sound.length > 4 && isSpeltAlike(asked, known),
    fits.alike,
  ],
  [(asked, known) => isInflected(asked.word, known.word, 6, isLatin(asked) ? 2 : 5), fits.inflected],
  [(asked, known) => !isLatin(asked) && isInflected(asked.sound, known.sound, 6, 3), fits.inflected],
]

/** For several words that were written as one; the last may have an ending. */
export function fitOfPhrase(asked: Sounding, known: Sounding, isBegun: boolean): number {
  const worth = worthBy(phraseRules, asked, known)
  if (worth !== undefined) return worth
  const isNearlyWhole = asked.word.length >= 0.7 * known.word.length && known.word.startsWith(asked.word)
  return isBegun && isNearlyWhole ? begun(asked.word, known.word) - fits.phraseBegunLess : 0
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
