import type { Placed } from './cover.ts'
import { isVerb, stemOf } from './endings.ts'
import { folded } from './fold.ts'
import { guessOfWord, sounding } from './match.ts'
import { isTelling, leastKnown, type Unit } from './score-words.ts'
import { auxiliaries, smallWords, stopWords } from './words/stop-words.ts'

/** Shorter words sound like too many others. */
const leastLength = 5

const soundsOfStopWords = new Set([...stopWords].map(folded))
const longStopWords = [...stopWords]
  .filter((word) => (/^[a-z]/.test(word) ? 6 : 5) <= word.length)
  .map(sounding)

/** Whether a word that says nothing of anything may name something. Verbs don't; in these languages none comes first. */
export function mayName(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const isLatin = /^[a-z]/.test(word)
  if (/\d/.test(word) || word.length < (isLatin ? 3 : 2) || isSmall(word, isLatin)) return false
  if (auxiliaries.has(words[at + 1] ?? '')) return false
  return at === words.findIndex(isTelling) || !isVerb(word)
}

/** Whether it tells nothing, but is misspelt, or written in Latin letters: "tempel", "lopala". */
function isSmall(word: string, isLatin: boolean): boolean {
  const asked = sounding(word)
  return (
    smallWords.has(word) ||
    stopWords.has(stemOf(word) ?? '') ||
    stopWords.has(word.replace(/(ing|ed|s)$/, '')) ||
    (isLatin && word.length >= leastLength && asked.sound.length > 2 && soundsOfStopWords.has(asked.sound)) ||
    longStopWords.some((known) => guessOfWord(asked, known) >= 0.6)
  )
}

/** Whether a find is asked for by some word that asks of temples in general nothing: "laddu" of "laddu price". */
export function hasSubject(
  { place, target }: Placed,
  general: readonly Placed[],
  words: readonly string[],
  units: readonly Unit[],
): boolean {
  if (target.kind === 'helpline') return true
  // Who asks for another town is told how to come from there.
  if (target.kind === 'page' && target.path === '/tirupati') return false
  const isSaid = (at: number, of: number) =>
    units.some(({ start, end, scores }) => start <= at && at < end && (scores.get(of) ?? 0) >= leastKnown)
  return words.some(
    (word, at) => isTelling(word) && isSaid(at, place) && !general.some((one) => isSaid(at, one.place)),
  )
}
