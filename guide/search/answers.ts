import { foldedWords, wordsOf } from './fold.ts'
import { isPlace } from './places-left-out.ts'
import type { Searchable } from './search.ts'
import { titles } from './titles.ts'

/** A word in more questions than this tells none of them apart: "how", "where", "Tirumala". */
const mostQuestions = 4

/** "Ka" does not mean every word that begins with it. */
const lettersToCome = 3

const mostAnswers = 4

/** If `wholeWords`, the beginning of a word finds nothing: "hill" folds to the beginning of "help". */
export type FoundByWords = Searchable & { wholeWords?: boolean }

export function answerSounds(
  answers: readonly { texts: readonly string[] }[],
  temples: readonly Searchable[],
): Searchable['sounds'][] {
  const wordsOfAll = answers.map(({ texts }) => new Set(texts.flatMap(tellingWords)))
  const named = new Set(temples.flatMap(({ sounds }) => sounds.split(' ')))
  const isTelling = (word: string) =>
    !named.has(word) && wordsOfAll.filter((words) => words.has(word)).length <= mostQuestions
  return wordsOfAll.map((words) => [...words].filter(isTelling).join(' '))
}

export function searchAnswers<Answer extends FoundByWords>(
  query: string,
  answers: readonly Answer[],
): Answer[] {
  const words = tellingWords(query)
  const found = answers.map((answer) => {
    const sounds = answer.sounds.split(' ')
    return {
      answer,
      count: words.filter((word) => has(sounds, word, answer.wholeWords ? 0 : lettersToCome)).length,
    }
  })
  const most = Math.max(1, ...found.map(({ count }) => count))
  return found
    .filter(({ count }) => count === most)
    .map(({ answer }) => answer)
    .slice(0, mostAnswers)
}

function has(sounds: readonly string[], word: string, toCome: number): boolean {
  return sounds.some((sound) => sound.startsWith(word) && sound.length <= word.length + toCome)
}

function tellingWords(text: string): string[] {
  return foldedWords(
    wordsOf(text)
      .filter((word) => word.length > 2)
      .join(' '),
  ).filter((word) => word.length > 1 && !titles.includes(word) && !isPlace(word))
}
