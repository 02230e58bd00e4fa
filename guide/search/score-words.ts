import { isVerb, stemOf } from './endings.ts'
import { withoutDoubling } from './fold.ts'
import type { SearchIndex, Target } from './index.ts'
import { fitOfName, fitOfPhrase, fitOfWord } from './match.ts'
import { guessOfName, guessOfWord } from './slips.ts'
import { isTelling, openSmallWords, type SmallWords } from './small-words.ts'
import { type Sounding, sounding } from './sounding.ts'
import { type Entry, type Vocabulary, vocabulary } from './vocabulary.ts'
import { fits, joint } from './weights.ts'

export type OpenIndex = Readonly<{
  targets: readonly Target[]
  /** Occasions that are over on this day are not found. */
  today: string
  names: Vocabulary
  words: Vocabulary
  phrases: Vocabulary
  stems: Vocabulary
  small: SmallWords
  /** A query is asked again with each letter that is added to its end. */
  asked: Map<string, Scores>
}>

export type Scores = ReadonlyMap<number, number>

export type Unit = Readonly<{ start: number; end: number; scores: Scores }>

/** How many neighbouring words may be one of the index: "what to wear", "Sri Kala Hasti". */
const mostJoined = 4

const mostRemembered = 500

/** `today` is a date: 2026-11-27. */
export function openIndex(index: SearchIndex, today: string): OpenIndex {
  const { targets, words, phrases, stems, names, smallWords } = index
  // 1 for a word that one target has, almost 0 for a word that all have.
  const rareness = (spread: number) =>
    Math.log(1 + targets.length / Math.max(1, spread)) / Math.log(1 + targets.length)
  return {
    targets,
    today,
    names: vocabulary(names, () => 1),
    words: vocabulary(words, rareness),
    phrases: vocabulary(phrases, rareness),
    stems: vocabulary(stems, rareness),
    small: openSmallWords(smallWords),
    asked: new Map(),
  }
}

/** `unknown` are the places of words that say nothing of anything, though they are no small words. */
export function unitsOf(words: readonly string[], index: OpenIndex): { units: Unit[]; unknown: number[] } {
  const last = Math.max(...words.map((word, at) => (isTelling(word, index.small) ? at : -1)))
  const units = unitsIn(words, last, index)
  const unknown = words.flatMap((word, at) => (isTelling(word, index.small) && !isIn(units, at) ? [at] : []))
  // Who has asked for something else is not about to name a temple: "Taj Mahal" is no beginning of "Mahalakshmi".
  return { units: unknown.length > 0 ? unitsIn(words, words.length, index) : units, unknown }
}

function isIn(units: readonly Unit[], at: number): boolean {
  return units.some(({ start, end }) => start <= at && at < end)
}

/** More letters may follow on the word at \`begun\`. */
function unitsIn(words: readonly string[], begun: number, index: OpenIndex): Unit[] {
  const units: Unit[] = []
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + mostJoined); end++) {
      const part = words.slice(start, end)
      const telling = part.filter((word) => isTelling(word, index.small)).length
      if (part.length === 1 && telling === 0) continue
      const worth = part.length === 1 ? 1 : Math.max(1, telling) * joint.phrase
      const mayGoOn = begun < words.length && end > begun
      const scores = new Map<number, number>()
      for (const [said, share] of partsSaid(part, index.small))
        for (const [place, score] of remembered(said, mayGoOn, index))
          if (share === 1 || index.targets[place]?.kind !== 'temple')
            scores.set(place, Math.max(scores.get(place) ?? 0, score * worth * share))
      if (scores.size > 0) units.push({ start, end, scores })
    }
  }
  return units
}

/** And how much they count: "change the darshan date" also says "change date". */
function partsSaid(
  part: readonly string[],
  small: SmallWords,
): (readonly [said: readonly string[], share: number])[] {
  const isGapped = part.length > 2 && !part.slice(1, -1).some((word) => isTelling(word, small))
  return [[part, 1], ...(isGapped ? ([[[part[0] ?? '', part.at(-1) ?? ''], joint.gapped]] as const) : [])]
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

function scoresAlone(word: string, isBegun: boolean, { names, words, phrases, stems }: OpenIndex): Scores {
  const asked = sounding(word)
  const scores = new CollectedScores()
  for (const entry of [words, phrases].flatMap(({ byWord }) => byWord.get(word) ?? [])) scores.add(entry, 1)
  for (const { known, ...entry } of stems.entries)
    if (isStem(known, asked)) scores.add({ known, ...entry }, joint.stem)
  // A word of its own is neither the beginning of another nor a name that is written otherwise.
  const isKnown = scores.most >= joint.leastGuess
  const ofNames = isKnown ? names.entries.filter(({ known }) => !isOtherWord(asked, known)) : names.entries
  // What only begins or sounds like a verb is another word: "போட்டு" is no "போட்டோ".
  if (isVerb(word)) {
    for (const entry of ofNames) scores.addName(entry, fitOfName(asked, entry.known, isBegun))
    return scores.scores
  }
  addFits(asked, 1)
  const stem = stemOf(word)
  if (stem && scores.most < joint.leastGuess) addFits(sounding(stem), joint.stem)
  if (scores.bestFit >= fits.certain) return scores.scores
  // Typos are rare in the first letter, and there is less to compare.
  const first = asked.sound.charAt(0)
  for (const entry of names.byFirstSound.get(first) ?? [])
    scores.add(entry, guessOfName(asked, entry.known, isBegun))
  for (const entry of words.byFirstSound.get(first) ?? []) scores.add(entry, guessOfWord(asked, entry.known))
  return scores.scores

  function addFits(fitting: Sounding, worth: number): void {
    // What only sounds like it in other letters is another word: దూరం is far, "dorm" a hall.
    const isWritten = words.byWord.has(fitting.word)
    for (const entry of ofNames) scores.addName(entry, worth * fitOfName(fitting, entry.known, isBegun))
    for (const entry of words.entries)
      if (!isWritten || entry.known.script === fitting.script) {
        const fit = worth * fitOfWord(fitting, entry.known, isBegun && !isKnown)
        if (!isKnown || fit >= fits.certain) scores.add(entry, fit)
      }
    for (const entry of near(fitting, phrases))
      scores.add(entry, worth * fitOfPhrase(fitting, entry.known, false))
  }
}

/** In Latin letters people spell by ear. */
function isStem(stem: Sounding, asked: Sounding): boolean {
  if (asked.word.startsWith(stem.word)) return true
  return (
    stem.script === 0 && asked.script === 0 && stem.sound.length > 4 && asked.sound.startsWith(stem.sound)
  )
}

/** "Seva" and "Siva", "kalyanam" and "Kalyana" sound alike. */
const shortSound = 4

/** In the same letters another spelling is another name, and so is one that the word only begins with. */
function isOtherWord(asked: Sounding, { word, sound, script }: Sounding): boolean {
  if (word === stemOf(asked.word)) return false
  const isRespelt = script === asked.script && script > 0 && !word.startsWith(asked.word)
  const isShort = sound.length <= shortSound && word !== asked.word
  return isRespelt || isShort || sound.length < asked.sound.length
}

function scoresTogether(
  part: readonly string[],
  isBegun: boolean,
  { names, words, phrases }: OpenIndex,
): Scores {
  const asOne = sounding(part.join(''))
  const apart = sounding(withoutDoubling(part.join(' ')))
  // The last word is no ending of what stands before it.
  const before = sounding(part.slice(0, -1).join(' '))
  const reaches = ({ known: { word, sound } }: Entry) =>
    word.length > before.word.length && sound.length > before.sound.length
  const scores = new CollectedScores()
  for (const entry of isBegun ? names.entries : near(asOne, names))
    scores.addName(entry, fitOfName(asOne, entry.known, isBegun, true))
  for (const entry of near(asOne, words).filter(reaches))
    scores.add(entry, fitOfPhrase(asOne, entry.known, false))
  for (const entry of (isBegun ? phrases.entries : near(apart, phrases)).filter(reaches))
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

class CollectedScores {
  readonly scores = new Map<number, number>()
  bestFit = 0
  /** The most that is said of any target. */
  most = 0

  /** What has been begun, or may be a slip, counts only where it is asked for, not where it is mentioned. */
  add(entry: Entry, fit: number): void {
    this.#addFrom(fit < fits.certain ? joint.leastGuess : 0, entry, fit)
  }

  addName(entry: Entry, fit: number): void {
    this.#addFrom(0, entry, fit)
  }

  #addFrom(least: number, { weights }: Entry, fit: number): void {
    if (fit === 0) return
    this.bestFit = Math.max(this.bestFit, fit)
    for (const [place, weight] of weights)
      if (fit * weight >= least) {
        this.most = Math.max(this.most, fit * weight)
        this.scores.set(place, Math.max(this.scores.get(place) ?? 0, fit * weight))
      }
  }
}
