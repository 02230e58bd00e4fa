import { isVerb } from './endings.ts'
import { withoutDoubling, wordsOf } from './fold.ts'
import type { Intent } from './intents.ts'
import { searchWords } from './search-words.ts'

export type Target =
  | { kind: 'temple'; temple: string }
  /** A temple by what it stands beside. */
  | { kind: 'near'; temple: string }
  | { kind: 'fact'; intent: Intent; temple: string }
  | { kind: 'intent'; intent: Intent }
  /** `about` are temples. */
  | { kind: 'answer'; id: string; about: readonly string[] }
  /** Of the calendar, until its last day is over. */
  | { kind: 'occasion'; id: string; about: readonly string[]; last: string }
  | { kind: 'helpline'; id: string }
  | { kind: 'page'; path: string }
  | { kind: 'outside' }

export type Searched = Readonly<{
  target: Target
  /** Each is found by its words, its neighbouring words written as one, and by sound alone. */
  names?: readonly Weighed[]
  /** Words, several words that say this together, or with a hyphen what words begin with: "open-". */
  phrases?: readonly Weighed[]
  texts?: readonly Weighed[]
  /** Words that are found by no beginning, and by no slip. */
  whole?: readonly Weighed[]
}>

/** `weight` is how much a word of this text says of the target: usually 1 at most. */
export type Weighed = Readonly<{ text: string; weight: number }>

export type SearchIndex = Readonly<{
  targets: readonly Target[]
  words: Postings
  phrases: Postings
  /** What words begin with. */
  stems: Postings
  /** These may also be matched by their sound, their beginning or a part. */
  names: Postings
  /** Each word stands between spaces. */
  smallWords: Readonly<Record<SmallWord, string>>
}>

/** Words between commas and, in turns, the place of a target, and how much they say of it, in hundredths. */
export type Postings = readonly (readonly [words: string, ...of: number[]])[]

type SmallWord = 'stop' | 'everyday' | 'region' | 'negation' | 'auxiliary' | 'from'

const { stop, everyday, region, negation, auxiliary, from } = searchWords.smallWords

const stopWords: ReadonlySet<string> = new Set(stop.map((word) => word.normalize()))

export function searchIndex(searched: readonly Searched[]): SearchIndex {
  const words = new PostingLists()
  const together = new PostingLists()
  const stems = new PostingLists()
  const names = new PostingLists()
  for (const [place, { names: own = [], phrases = [], texts = [], whole = [] }] of searched.entries()) {
    for (const { text, weight } of own) {
      const said = wordsOf(text).filter((word) => word && !stopWords.has(word))
      for (const word of [...said, ...joined(said), wordsOf(text).join('')]) names.add(word, place, weight)
    }
    for (const { text, weight } of phrases) {
      const said = wordsOf(text).filter(Boolean)
      const into = text.endsWith('-') ? stems : said.length > 1 ? together : words
      into.add(withoutDoubling(said.join(' ')), place, weight)
    }
    for (const { text, weight } of whole) for (const word of wordsOf(text)) together.add(word, place, weight)
    for (const { text, weight } of texts)
      for (const word of wordsOf(text))
        if (!stopWords.has(word) && !isVerb(word)) words.add(word, place, weight)
  }
  return {
    targets: searched.map(({ target }) => target),
    words: words.postings(),
    phrases: together.postings(),
    stems: stems.postings(),
    names: names.postings(),
    smallWords: {
      stop: written(stop),
      everyday: written(everyday),
      region: written(region),
      negation: written(negation),
      auxiliary: written(auxiliary),
      from: written(from),
    },
  }
}

function written(words: readonly string[]): string {
  return [...new Set(words.map((word) => word.normalize()))].join(' ')
}

/** Each two neighbours as one word. */
function joined(words: readonly string[]): string[] {
  return words.slice(1).map((word, before) => `${words[before]}${word}`)
}

class PostingLists {
  readonly #weights = new Map<string, Map<number, number>>()

  add(word: string, place: number, weight: number): void {
    if (!word) return
    const places = this.#weights.get(word) ?? new Map<number, number>()
    this.#weights.set(word, places.set(place, Math.max(weight, places.get(place) ?? 0)))
  }

  /** Most words say the same as others. */
  postings(): Postings {
    const alike = new Map<string, { words: string[]; of: number[] }>()
    for (const [word, places] of this.#weights) {
      const of = [...places].flatMap(([place, weight]) => [place, Math.round(weight * 100)])
      const group = alike.get(of.join()) ?? { words: [], of }
      group.words.push(word)
      alike.set(of.join(), group)
    }
    return [...alike.values()].map(({ words, of }) => [words.join(), ...of])
  }
}
