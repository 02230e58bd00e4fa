import type { Target } from './index.ts'
import type { Unit } from './score-words.ts'

export type Placed<Kind extends Target['kind'] = Target['kind']> = Readonly<{
  place: number
  target: Extract<Target, { kind: Kind }>
  score: number
}>

/** How much the words say of several targets together. Of the first, less than `least` for a word counts nothing. */
export type Cover = (of: readonly Pick<Placed, 'place'>[], least?: number) => number

/** Each of the words is counted once. */
export function coverOf(length: number, units: readonly Unit[]): Cover {
  return (of, least = 0) => {
    const best = [0]
    for (let end = 1; end <= length; end++) {
      const scores = units
        .filter((unit) => unit.end === end)
        .map(({ start, scores }) => {
          const ofEach = of.map(({ place }, at) => {
            const score = scores.get(place) ?? 0
            return at > 0 || score >= least ? score : 0
          })
          return (best[start] ?? 0) + Math.max(0, ...ofEach)
        })
      best.push(Math.max(best[end - 1] ?? 0, ...scores))
    }
    return best[length] ?? 0
  }
}

export function ofKind<Kind extends Target['kind']>(kind: Kind, found: readonly Placed[]): Placed<Kind>[] {
  return found.filter(({ target }) => target.kind === kind) as unknown as Placed<Kind>[]
}
