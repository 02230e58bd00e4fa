/** A fraction between 0 and 1 in base 36: between any two there is another, and they sort as text. */
const pattern = /^[0-9a-z]{0,90}[1-9a-z]$/

/**
 * Ranks for stops in this order; each comes with the rank that it has now, if any. As many as possible keep theirs, so
 * that a change of those on another device is not undone.
 */
export function rankInOrder(ranks: readonly (string | null)[]): string[] {
  const kept = longestRise(ranks)
  const ranked: string[] = []
  for (const [index, rank] of ranks.entries()) {
    const next = kept.find((other) => other > index)
    const after = next === undefined ? null : (ranks[next] ?? null)
    ranked.push(kept.includes(index) && rank !== null ? rank : rankBetween(ranked.at(-1) ?? '', after))
  }
  return ranked
}

/** A rank after `before`, which may be empty, and before `after`, or null. */
export function rankBetween(before: string, after: string | null): string {
  let rank = ''
  for (let index = 0; ; index += 1) {
    const low = digit(before, index)
    const high = after === null ? 36 : digit(after, index)
    if (high - low > 1) return rank + ((low + high) >> 1).toString(36)
    rank += low.toString(36)
    // Whatever follows is now less than `after`.
    if (high > low) after = null
  }
}

function digit(rank: string, index: number): number {
  return index < rank.length ? Number.parseInt(rank.charAt(index), 36) : 0
}

/** The indexes of the longest increasing subsequence, in order. */
function longestRise(ranks: readonly (string | null)[]): number[] {
  const rises: number[][] = []
  ranks.forEach((rank, index) => {
    if (rank === null || !pattern.test(rank)) return
    const before = rises.filter((rise) => String(ranks[rise.at(-1) ?? 0]) < rank)
    rises.push([...longest(before), index])
  })
  return longest(rises)
}

function longest(rises: readonly number[][]): number[] {
  return rises.reduce((one, other) => (other.length > one.length ? other : one), [])
}
