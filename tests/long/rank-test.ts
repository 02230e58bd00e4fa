/**
 * The Mann–Whitney test: the share of pairs in which the first value is greater (half by chance), and by how many
 * standard deviations that differs from chance.
 */
export function rankDifference(first: readonly number[], second: readonly number[]) {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ]
  all.sort((one, other) => one.value - other.value)
  const rankSum = all.reduce((sum, { isFirst }, index) => sum + (isFirst ? index + 1 : 0), 0)
  const [n, m] = [first.length, second.length]
  const u = rankSum - (n * (n + 1)) / 2
  return { share: u / (n * m), z: (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12) }
}
