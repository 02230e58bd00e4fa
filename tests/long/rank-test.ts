/**
 * The Mann–Whitney test: how often a value of the first kind is greater than one of the second (half
 * would be chance), and by how many standard deviations that differs from chance.
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
