/** Sets are bit masks of the indices. */
export type Valued = { isMust: boolean; weight: number }

/** The set that fits with the most musts, then the most weight, then the earliest return. */
export function mostValued(
  valued: readonly Valued[],
  fits: (set: number) => boolean,
  backAt: (set: number) => number,
): number {
  let best = 0
  let bestValue = 0
  const values = new Float64Array(1 << valued.length)
  for (let set = 1; set < values.length; set++) {
    const lowest = 31 - Math.clz32(set & -set)
    const { isMust, weight } = valued[lowest] as Valued
    const value = (values[set & (set - 1)] as number) + weight + (isMust ? worthOfMust : 0)
    values[set] = value
    if (value < bestValue || !fits(set)) continue
    if (value > bestValue || backAt(set) < backAt(best)) [best, bestValue] = [set, value]
  }
  return best
}

/** More than all weights together. */
const worthOfMust = 1_000_000
