import type { Placed } from './cover.ts'
import { isVerb, stemOf } from './endings.ts'
import { guessOfWord, sounding } from './match.ts'
import { leastKnown, type Unit } from './score-words.ts'
import { isTelling, type SmallWords } from './small-words.ts'

/** Shorter words sound like too many others. */
const leastLength = 5

/** Whether a word that says nothing of anything may name something. Verbs don't; in these languages none comes first. */
export function mayName(at: number, words: readonly string[], small: SmallWords): boolean {
  const word = words[at] ?? ''
  const isLatin = /^[a-z]/.test(word)
  if (/\d/.test(word) || word.length < (isLatin ? 3 : 2) || isSmall(word, small)) return false
  if (small.auxiliary.has(words[at + 1] ?? '')) return false
  return !isVerb(word) || at === words.findIndex((one) => isTelling(one, small))
}

/** Whether it tells nothing, but has an ending, is misspelt, or in Latin letters: "temples", "tempel", "lopala". */
function isSmall(word: string, { stop, negation, sounds, long }: SmallWords): boolean {
  const asked = sounding(word)
  const isHeard = asked.script === 0 && word.length >= leastLength && asked.sound.length > 2
  return (
    negation.has(word) ||
    stop.has(stemOf(word) ?? '') ||
    stop.has(word.replace(/(ing|ed|s)$/, '')) ||
    (isHeard && sounds.has(asked.sound)) ||
    long.some((known) => guessOfWord(asked, known) >= leastSlip)
  )
}

/** One letter. */
const leastSlip = 0.6

/** Whether a find is meant by a word of its own, such as the "laddu" of "laddu price", not only by one about temples in general. */
export function hasSubject(
  { place, target }: Placed,
  general: readonly Placed[],
  words: readonly string[],
  units: readonly Unit[],
  small: SmallWords,
): boolean {
  if (target.kind === 'helpline') return true
  // Who asks for another town is told how to come from there.
  if (target.kind === 'page' && target.path === '/tirupati') return false
  const isSaid = (at: number, of: number) =>
    units.some(({ start, end, scores }) => start <= at && at < end && (scores.get(of) ?? 0) >= leastKnown)
  return words.some(
    (word, at) =>
      isTelling(word, small) && isSaid(at, place) && !general.some((one) => isSaid(at, one.place)),
  )
}
