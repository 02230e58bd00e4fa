import type { Postings } from './index.ts'
import { type Sounding, sounding } from './sounding.ts'

export type Entry = Readonly<{
  known: Sounding
  weights: readonly (readonly [place: number, weight: number])[]
}>

export type Vocabulary = Readonly<{
  entries: readonly Entry[]
  byWord: ReadonlyMap<string, readonly Entry[]>
  bySound: ReadonlyMap<string, readonly Entry[]>
  byFirstSound: ReadonlyMap<string, readonly Entry[]>
}>

/** `worth` of a word follows from how widely it is spread. */
export function vocabulary(postings: Postings, worth: (spread: number) => number): Vocabulary {
  const entries = postings.flatMap(([words, ...of]) => {
    const weights = of.flatMap((place, at) =>
      at % 2 === 0 ? [[place, (of[at + 1] ?? 0) / 100] as const] : [],
    )
    const factor = worth(weights.reduce((sum, [, weight]) => sum + weight, 0))
    const weighed = weights.map(([place, weight]) => [place, weight * factor] as const)
    return words.split(',').map((word): Entry => ({ known: sounding(word), weights: weighed }))
  })
  return {
    entries,
    byWord: grouped(entries, ({ word }) => word),
    bySound: grouped(entries, ({ sound }) => sound),
    byFirstSound: grouped(entries, ({ sound }) => sound.charAt(0)),
  }
}

/** Map.groupBy is younger than the oldest browsers. */
function grouped(entries: readonly Entry[], key: (known: Sounding) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const group = groups.get(key(entry.known))
    if (group) group.push(entry)
    else groups.set(key(entry.known), [entry])
  }
  return groups
}
