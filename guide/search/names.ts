import type { Temple } from '../schema.ts'
import { aliases } from './aliases.ts'
import { folded, foldedWords, wordsOf } from './fold.ts'
import type { Searchable } from './search.ts'
import { titles } from './titles.ts'

export function searchNames({ id, name, localNames }: Pick<Temple, 'id' | 'name' | 'localNames'>): string[] {
  return [name, ...(aliases[id] ?? []), ...Object.values(localNames).map(({ value }) => value)]
}

/** Folded at build time, names are smaller to send. */
export function searchSounds(names: readonly string[]): Searchable['sounds'] {
  const sounds = names.flatMap((name) => [
    ...foldedWords(name).filter((word) => !titles.includes(word)),
    folded(wordsOf(name).join('')),
  ])
  return [...new Set(sounds)].join(' ')
}
