import { folded } from './fold.ts'
import type { SearchIndex } from './index.ts'
import { type Sounding, sounding } from './match.ts'

/** Words that tell nothing apart. */
export type SmallWords = Readonly<{
  stop: ReadonlySet<string>
  region: ReadonlySet<string>
  negation: ReadonlySet<string>
  auxiliary: ReadonlySet<string>
  /** Stop words by their sound. */
  sounds: ReadonlySet<string>
  /** Those that may be misspelt. */
  long: readonly Sounding[]
}>

export function openSmallWords(words: SearchIndex['smallWords']): SmallWords {
  const [stop, region, negation, auxiliary] = (['stop', 'region', 'negation', 'auxiliary'] as const).map(
    (kind) => words[kind].split(' '),
  ) as [string[], string[], string[], string[]]
  return {
    stop: new Set(stop),
    region: new Set(region),
    negation: new Set(negation),
    auxiliary: new Set(auxiliary),
    sounds: new Set(stop.map(folded)),
    long: stop.filter((word) => word.length >= (/^[a-z]/.test(word) ? 6 : 5)).map(sounding),
  }
}

export function isTelling(word: string, { stop, region }: SmallWords): boolean {
  return !stop.has(word) && !region.has(word)
}
