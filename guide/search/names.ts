import type { Temple } from '../schema.ts'
import { aliases } from './aliases.ts'
import { folded, foldedWords, wordsOf } from './fold.ts'
import type { Searchable } from './search.ts'
import { titles } from './titles.ts'

/** Every name by which a search finds a temple. */
export function searchNames({ id, name, localNames }: Pick<Temple, 'id' | 'name' | 'localNames'>): string[] {
  return [name, ...(aliases[id] ?? []), ...Object.values(localNames).map(({ value }) => value)]
}

/**
 * What a search compares, made once when pages are prerendered: less to send than the names, and nothing to fold
 * in the browser but the query.
 */
export function searchSounds(names: readonly string[]): Searchable['sounds'] {
  const sounds = names.flatMap((name) => [
    ...foldedWords(name).filter((word) => !titles.includes(word)),
    folded(wordsOf(name).join('')),
  ])
  return [...new Set(sounds)].join(' ')
}
