import { folded, wordsOf } from './fold.ts'
import { isPlace, isRegion } from './places-left-out.ts'
import { smallWords, titles } from './titles.ts'

export type Searchable = {
  /** The folded words of all names, and each whole name folded into one word, separated by spaces. */
  sounds: string
}

/** Typos count only if nothing matches exactly. Without any match, place names are dropped from the query. */
export function searchTemples<Temple extends Searchable>(
  query: string,
  temples: readonly Temple[],
): Temple[] {
  const words = wordsOf(query).filter((word) => !smallWords.test(word))
  const fitting = fittingTemples(words, temples) ?? temples
  if (fitting[0]) return [...fitting]
  const without = (isLeftOut: (word: string) => boolean) =>
    fittingTemples(
      words.filter((word) => !isLeftOut(word)),
      temples,
    )
  return without(isPlace) ?? without(isRegion) ?? []
}

function fittingTemples<Temple extends Searchable>(
  words: readonly string[],
  temples: readonly Temple[],
): Temple[] | undefined {
  const telling = words.map(folded).filter((word) => word && !titles.includes(word))
  if (telling.length === 0) return undefined
  const asOneWord = folded(words.join(''))
  const fitting = temples
    .map((temple) => ({ temple, misfit: misfitOf(telling, asOneWord, temple.sounds.split(' ')) }))
    .filter(({ misfit }) => misfit < Infinity)
    .sort((one, other) => one.misfit - other.misfit)
  const mostMisfit = fitting[0]?.misfit === 0 ? misfitInside : Infinity
  return fitting.filter(({ misfit }) => misfit <= mostMisfit).map(({ temple }) => temple)
}

function misfitOf(words: readonly string[], asOneWord: string, sounds: readonly string[]): number {
  const best = (word: string) => Math.min(...sounds.map((sound) => wordMisfit(word, sound)))
  return Math.min(Math.max(...words.map(best)), best(asOneWord))
}

const misfitInside = 2

function wordMisfit(word: string, sound: string): number {
  if (word === sound) return 0
  if (sound.startsWith(word)) return 1
  if (word.length > 4 && sound.includes(word)) return misfitInside
  const tolerated = toleratedMistakes(word)
  // Typos are rare in the first letter, and this check saves most of the counting.
  if (word[0] !== sound[0] || word.length > sound.length + tolerated) return Infinity
  const mistakes = mistakesIn(word, sound)
  return mistakes <= tolerated ? misfitInside + mistakes : Infinity
}

function toleratedMistakes({ length }: string): number {
  return length < 5 ? 0 : length < 8 ? 1 : 2
}

/** Levenshtein distance between a word and the closest prefix of a sound. */
function mistakesIn(word: string, sound: string): number {
  let row = [0, ...Array.from(sound, (_, column) => column + 1)]
  for (const letter of word) {
    let left = Infinity
    row = row.map((above, column) => {
      const diagonal = row[column - 1] ?? Infinity
      left = Math.min(above + 1, left + 1, diagonal + (letter === sound[column - 1] ? 0 : 1))
      return left
    })
  }
  return Math.min(...row)
}
