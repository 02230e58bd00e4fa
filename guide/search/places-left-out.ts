import { folded, foldedWords } from './fold.ts'

// A search leaves these out: people add them to a temple's name. They are in Latin letters, like titles.

export const town = folded('tirupati')

/** Tamil spells the state in its own way. */
export const regions = foldedWords('chittooru andhrapradesh pradesh antirapiratecham piratecham')

export function isPlace(word: string): boolean {
  return town.startsWith(folded(word)) || isRegion(word)
}

export function isRegion(word: string): boolean {
  return regions.some((region) => region.startsWith(folded(word)))
}
