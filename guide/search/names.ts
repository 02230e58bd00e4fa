import { shortNames } from '#guide/map/short-names.ts'
import type { Temple } from '#guide/schema.ts'
import { aliases } from './aliases.ts'
import { folded, foldedWords, wordsOf } from './fold.ts'
import type { Weighed } from './index.ts'
import { worth } from './weights.ts'

const town = folded('tirupati')

export function searchNames({ id, name, localNames }: Pick<Temple, 'id' | 'name' | 'localNames'>): string[] {
  return [
    name,
    ...aliases[id],
    ...Object.values(localNames).map(({ value }) => value),
    ...Object.values(shortNames[id]),
  ]
}

/** The town tells ten temples apart less well than any other part of a name. */
export function nameParts(name: string): Weighed[] {
  const isTown = foldedWords(name).includes(town)
  if (!isTown) return [{ text: name, weight: 1 }]
  const rest = wordsOf(name).filter((word) => folded(word) !== town)
  if (rest.length === 0) return [{ text: town, weight: worth.town }]
  return [
    { text: rest.join(' '), weight: 1 },
    { text: town, weight: worth.town },
    { text: wordsOf(name).join(''), weight: worth.townAndRest },
  ]
}
