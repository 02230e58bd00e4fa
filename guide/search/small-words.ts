import { folded } from './fold.ts'
import type { SearchIndex } from './index.ts'
import { type Sounding, sounding } from './sounding.ts'

export type SmallWords = Readonly<{
  stop: ReadonlySet<string>
  region: ReadonlySet<string>
  negation: ReadonlySet<string>
  auxiliary: ReadonlySet<string>
  everyday: ReadonlySet<string>
  everydayStems: readonly string[]
  /** Before a place: "from-", or after it: "se". */
  from: ReadonlySet<string>
  fromEndings: readonly string[]
  sounds: ReadonlySet<string>
  long: readonly Sounding[]
}>

export function openSmallWords(words: SearchIndex['smallWords']): SmallWords {
  const listed = (kind: keyof typeof words) => words[kind].split(' ')
  const [stop, everyday, from] = [listed('stop'), listed('everyday'), listed('from')]
  const wholeEveryday = everyday.filter((word) => !word.endsWith('-'))
  return {
    stop: new Set(stop),
    region: new Set(listed('region')),
    negation: new Set(listed('negation')),
    auxiliary: new Set(listed('auxiliary')),
    everyday: new Set(wholeEveryday),
    everydayStems: everyday.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1)),
    from: new Set(from.filter((word) => !word.startsWith('-'))),
    fromEndings: from.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
    sounds: new Set([...stop, ...wholeEveryday].map(folded)),
    long: [...stop, ...wholeEveryday]
      .filter((word) => word.length >= (/^[a-z]/.test(word) ? 6 : 5))
      .map(sounding),
  }
}

export function isTelling(word: string, { stop, region }: SmallWords): boolean {
  return !stop.has(word) && !region.has(word)
}
