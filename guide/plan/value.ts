import { lowestOf } from './sets.ts'
import { weightOfMust } from './weights.ts'

export type Valued = { isMust: boolean; weight: number }

/** The set that fits with the most musts, then the most weight; among equals the better one. */
export function mostValued(
  valued: readonly Valued[],
  fits: (set: number) => boolean,
  isBetter: (set: number, than: number) => boolean,
): number {
  const values = valuesOf(valued)
  let best = 0
  for (let set = 1; set < values.length; set++) {
    const lead = (values[set] as number) - (values[best] as number)
    if (lead >= 0 && fits(set) && (lead > 0 || isBetter(set, best))) best = set
  }
  return best
}

/** The value of each set. */
export function valuesOf(valued: readonly Valued[]): Float64Array {
  const values = new Float64Array(1 << valued.length)
  for (let set = 1; set < values.length; set++) {
    const { isMust, weight } = valued[lowestOf(set)] as Valued
    values[set] = (values[set & (set - 1)] as number) + weight + (isMust ? weightOfMust : 0)
  }
  return values
}
