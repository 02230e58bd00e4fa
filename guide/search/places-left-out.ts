import { folded, foldedWords } from './fold.ts'

// Places that people add to a temple's name, although few names contain them. A search leaves them out; a place matches by
// its beginning. In Latin letters, like titles.

export const town = folded('tirupati')

/** The district and the state, also as Tamil spells it. */
export const regions = foldedWords('chittooru andhrapradesh pradesh antirapiratecham piratecham')

export function isPlace(word: string): boolean {
  return town.startsWith(folded(word)) || isRegion(word)
}

export function isRegion(word: string): boolean {
  return regions.some((region) => region.startsWith(folded(word)))
}
