import type { SearchIndex, Target } from './index.ts'
import {
  certain,
  fitOfName,
  fitOfPhrase,
  fitOfWord,
  guessOfName,
  guessOfWord,
  type Sounding,
  sounding,
  stemOf,
} from './match.ts'
import { type Entry, type Vocabulary, vocabulary } from './vocabulary.ts'
import { regionWords, stopWords } from './words/stop-words.ts'

export type OpenIndex = Readonly<{
  targets: readonly Target[]
  /** Occasions that are over on this day are not found. */
  today: string
  names: Vocabulary
  words: Vocabulary
  phrases: Vocabulary
  /** A query is asked again with each letter that is added to its end. */
  asked: Map<string, Scores>
}>

/** What words say of targets, by the places of these. */
export type Scores = ReadonlyMap<number, number>

/** A word of the query, or several neighbours as one. */
export type Unit = Readonly<{ start: number; end: number; scores: Scores }>

/** How many neighbouring words may be one of the index: "what to wear", "Sri Kala Hasti". */
const mostJoined = 4

/** That words stand together says a little more than that they stand there. */
const phraseBonus = 1.15

const mostRemembered = 500

/** `today` is a date: 2026-11-27. */
export function openIndex({ targets, words, phrases, names }: SearchIndex, today: string): OpenIndex {
  // From 1, for a word of one target, down to 0 for a word of all.
  const rareness = (spread: number) =>
    Math.log(1 + targets.length / Math.max(1, spread)) / Math.log(1 + targets.length)
  return {
    targets,
    today,
    names: vocabulary(names, () => 1),
    words: vocabulary(words, rareness),
    phrases: vocabulary(phrases, rareness),
    asked: new Map(),
  }
}

/** `hasUnknown` if some word says nothing of anything, though it is no small word. */
export function unitsOf(words: readonly string[], index: OpenIndex): { units: Unit[]; hasUnknown: boolean } {
  const last = Math.max(...words.map((word, at) => (isTelling(word) ? at : -1)))
  const units = unitsIn(words, last, index)
  const isKnown = (at: number) => units.some(({ start, end }) => start <= at && at < end)
  const hasUnknown = words.some((word, at) => isTelling(word) && !isKnown(at))
  // Who has asked for something else is not about to name a temple: "Taj Mahal" is no beginning of "Mahalakshmi".
  return { units: hasUnknown ? unitsIn(words, words.length, index) : units, hasUnknown }
}

/** More letters may follow on the word at \`begun\`. */
function unitsIn(words: readonly string[], begun: number, index: OpenIndex): Unit[] {
  const units: Unit[] = []
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + mostJoined); end++) {
      const part = words.slice(start, end)
      const telling = part.filter(isTelling).length
      if (part.length === 1 && telling === 0) continue
      const scores = remembered(part, begun < words.length && end > begun, index)
      const worth = part.length === 1 ? 1 : Math.max(1, telling) * phraseBonus
      if (scores.size > 0)
        units.push({
          start,
          end,
          scores: new Map([...scores].map(([place, score]) => [place, score * worth])),
        })
    }
  }
  return units
}

function isTelling(word: string): boolean {
  return !stopWords.has(word) && !regionWords.has(word)
}

function remembered(part: readonly string[], isBegun: boolean, index: OpenIndex): Scores {
  const key = `${isBegun} ${part.join(' ')}`
  const known = index.asked.get(key)
  if (known) return known
  const scores =
    part.length > 1 ? scoresTogether(part, isBegun, index) : scoresAlone(part.join(''), isBegun, index)
  if (index.asked.size >= mostRemembered) index.asked.clear()
  index.asked.set(key, scores)
  return scores
}

/** What is found without the ending of a case. */
const ofStem = 0.95

function scoresAlone(word: string, isBegun: boolean, { names, words, phrases }: OpenIndex): Scores {
  const asked = sounding(word)
  const scores = new Collected()
  addFits(asked, 1)
  const stem = stemOf(word)
  if (stem && scores.bestFit < certain) addFits(sounding(stem), ofStem)
  if (scores.bestFit >= certain) return scores.scores
  // Typos are rare in the first letter, and there is less to compare.
  const first = asked.sound.charAt(0)
  for (const entry of names.byFirstSound.get(first) ?? [])
    scores.add(entry, guessOfName(asked, entry.known, isBegun))
  for (const entry of words.byFirstSound.get(first) ?? []) scores.add(entry, guessOfWord(asked, entry.known))
  return scores.scores

  function addFits(fitting: Sounding, worth: number): void {
    // What only sounds like it in other letters is another word: దూరం is far, "dorm" a hall.
    const isWritten = words.byWord.has(fitting.word)
    for (const entry of names.entries) scores.add(entry, worth * fitOfName(fitting, entry.known, isBegun))
    for (const entry of words.entries)
      if (!isWritten || entry.known.script === fitting.script)
        scores.add(entry, worth * fitOfWord(fitting, entry.known, isBegun))
    for (const entry of near(fitting, phrases))
      scores.add(entry, worth * fitOfPhrase(fitting, entry.known, false))
  }
}

function scoresTogether(
  part: readonly string[],
  isBegun: boolean,
  { names, words, phrases }: OpenIndex,
): Scores {
  const asOne = sounding(part.join(''))
  const apart = sounding(part.join(' '))
  const scores = new Collected()
  for (const entry of isBegun ? names.entries : near(asOne, names))
    scores.add(entry, fitOfName(asOne, entry.known, isBegun, true))
  for (const entry of near(asOne, words)) scores.add(entry, fitOfPhrase(asOne, entry.known, false))
  for (const entry of isBegun ? phrases.entries : near(apart, phrases))
    scores.add(entry, fitOfPhrase(apart, entry.known, isBegun))
  return scores.scores
}

const longestEnding = 5

/** What is spelt or sounds like the word, or like its beginning. */
function near({ word, sound }: Sounding, { byWord, bySound }: Vocabulary): Entry[] {
  return [
    ...stemsOf(sound).flatMap((stem) => bySound.get(stem) ?? []),
    ...stemsOf(word).flatMap((stem) => byWord.get(stem) ?? []),
  ]
}

function stemsOf(text: string): string[] {
  return Array.from({ length: longestEnding + 1 }, (_, ending) => text.slice(0, text.length - ending))
}

class Collected {
  readonly scores = new Map<number, number>()
  bestFit = 0

  add({ weights }: Entry, fit: number): void {
    if (fit === 0) return
    this.bestFit = Math.max(this.bestFit, fit)
    for (const [place, weight] of weights)
      this.scores.set(place, Math.max(this.scores.get(place) ?? 0, fit * weight))
  }
}
