/**
 * Measures each in short turns, one after the other, and answers with the mean of each: a machine is not equally fast
 * for long, and what is compared should find it alike. `seconds` is what each gets in a turn, `turns` at least one.
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
