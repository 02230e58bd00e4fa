import type { Placed } from './cover.ts'
import { isVerb, stemOf } from './endings.ts'
import type { Intent } from './intents.ts'
import type { Unit } from './score-words.ts'
import { guessOfWord } from './slips.ts'
import { isTelling, type SmallWords } from './small-words.ts'
import { sounding } from './sounding.ts'
import { arrivalPage, askedOfAnything } from './subjects.ts'
import { fits, joint } from './weights.ts'

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
function isSmall(word: string, small: SmallWords): boolean {
  const { stop, everyday, everydayStems, negation, sounds, long } = small
  const asked = sounding(word)
  const isHeard = asked.script === 0 && word.length >= leastLength && asked.sound.length > 2
  const isListed = (one: string) => stop.has(one) || everyday.has(one)
  return (
    negation.has(word) ||
    [word, stemOf(word) ?? '', word.replace(/(ing|ed|s)$/, '')].some(isListed) ||
    everydayStems.some((stem) => word.startsWith(stem)) ||
    (isHeard && sounds.has(asked.sound)) ||
    long.some((known) => guessOfWord(asked, known) >= fits.leastSlip)
  )
}

/** Whether it is the place that somebody comes from: "delhi se", "from delhi", "ದಾವಣಗೆರೆಯಿಂದ". */
export function isOrigin(at: number, words: readonly string[], { from, fromEndings }: SmallWords): boolean {
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]]
  return from.has(`${before}-`) || from.has(after) || fromEndings.some((ending) => word.endsWith(ending))
}

/** What the words name that the guide doesn't have, unless a longer phrase says more of something else. */
export function outsideUnits(place: number, units: readonly Unit[]): Unit[] {
  return units.filter(({ start, end, scores }) => {
    const said = scores.get(place) ?? 0
    const isOurs = (unit: Unit) =>
      unit.start <= start &&
      end <= unit.end &&
      [...unit.scores].some(([of, score]) => of !== place && score > said)
    return said >= joint.leastKnown && !units.some(isOurs)
  })
}

/** What is worn, carried or parked is a subject; hours and tickets are asked of anything. */
const subjectIntents: readonly Intent[] = ['dress', 'phone', 'footwear', 'parking']

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
  if (target.kind === 'page' && target.path === arrivalPage) return false
  if ((target.kind === 'intent' || target.kind === 'fact') && subjectIntents.includes(target.intent))
    return true
  if (target.kind === 'answer' && askedOfAnything.includes(target.id)) return false
  const isSaid = (at: number, of: number) =>
    units.some(
      ({ start, end, scores }) => start <= at && at < end && (scores.get(of) ?? 0) >= joint.leastKnown,
    )
  return words.some(
    (word, at) =>
      isTelling(word, small) && isSaid(at, place) && !general.some((one) => isSaid(at, one.place)),
  )
}
