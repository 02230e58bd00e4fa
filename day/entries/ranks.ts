/** Fractions between 0 and 1 in base 36 (fractional indexing): they sort as text, and between any two there is another. */
const pattern = /^[0-9a-z]{0,90}[1-9a-z]$/

/** As many as possible keep the rank that they have, so that another device's changes of them are not undone. */
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

export function rankBetween(before: string, after: string | null): string {
  let rank = ''
  for (let index = 0; ; index += 1) {
    const low = digit(before, index)
    const high = after === null ? 36 : digit(after, index)
    if (high - low > 1) return rank + ((low + high) >> 1).toString(36)
    rank += low.toString(36)
    if (high > low) after = null
  }
}

function digit(rank: string, index: number): number {
  return index < rank.length ? Number.parseInt(rank.charAt(index), 36) : 0
}

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
