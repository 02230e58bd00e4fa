/**
 * Alternates between the measures in short turns and returns the mean of each: a machine's speed varies, and compared
 * figures should see the same conditions. `seconds` is per measure and turn; `turns` is at least one.
 */
export async function inTurns(
  turns: number,
  seconds: number,
  measures: readonly ((seconds: number) => Promise<number>)[],
): Promise<number[]> {
  const sums = measures.map(() => 0)
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, measure] of measures.entries()) {
      sums[index] = (sums[index] ?? 0) + (await measure(seconds))
    }
  }
  return sums.map((sum) => sum / turns)
}
