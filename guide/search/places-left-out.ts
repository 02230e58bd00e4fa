import { folded } from './fold.ts'

// Places that people add to a temple's name, although few names contain them. A search leaves them out; a place matches by
// its beginning. Folded like titles.

export const town = 'tirupti'

/** The district and the state. */
export const regions = ['cituru', 'andrprdis', 'prdis', 'antirpirticn', 'pirticn']

export function isPlace(word: string): boolean {
  return town.startsWith(folded(word)) || isRegion(word)
}

export function isRegion(word: string): boolean {
  return regions.some((region) => region.startsWith(folded(word)))
}
