import { folded, wordsOf } from './fold.ts'
import { places } from './places.ts'
import { smallWords, titles } from './titles.ts'

export type Searchable = {
  /** The folded words of all names, and each folded name as one word, with spaces between them. */
  sounds: string
}

/**
 * The temples whose names hold every word of the query, or all of it written as one word, by sound; those that fit
 * best first, otherwise as they came. Those that do so with few mistakes come last, and not at all where others fit word
 * for word. Where none does, the places of a query are left out of it, but for the town if it has nothing else. All, if
 * nothing is asked for.
 */
export function searchTemples<Temple extends Searchable>(
  query: string,
  temples: readonly Temple[],
): Temple[] {
  const words = wordsOf(query).filter((word) => !smallWords.test(word))
  const fitting = fittingTemples(words, temples) ?? temples
  if (fitting[0]) return [...fitting]
  // The town is at 0; what is no place is at -1.
  const withPlaces = (end: number) =>
    fittingTemples(
      words.filter((word) => places.indexOf(` ${folded(word)}`) < end),
      temples,
    )
  return withPlaces(0) ?? withPlaces(1) ?? []
}

/** Nothing, if no word tells temples apart. */
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

/** Of a word that stands within another one; every mistake comes on top. */
const misfitInside = 2

function wordMisfit(word: string, sound: string): number {
  if (word === sound) return 0
  if (sound.startsWith(word)) return 1
  if (word.length > 4 && sound.includes(word)) return misfitInside
  const tolerated = toleratedMistakes(word)
  // Another beginning is seldom a slip, and this spares most words the counting.
  if (word[0] !== sound[0] || word.length > sound.length + tolerated) return Infinity
  const mistakes = mistakesIn(word, sound)
  return mistakes <= tolerated ? misfitInside + mistakes : Infinity
}

/** Of a folded word, in which few letters are left. */
function toleratedMistakes({ length }: string): number {
  return length < 5 ? 0 : length < 8 ? 1 : 2
}

/** The least number of letters to insert, leave out or change to get from a word to a beginning of a sound. */
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
