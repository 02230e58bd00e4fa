const turns = 5

/**
 * Measures each in short turns, one after the other, and answers with the mean of each: a machine is not equally fast
 * for long, and what is compared should find it alike. `seconds` is what each gets in all, at least one for each turn.
 */
export async function inTurns(
  seconds: number,
  measures: readonly ((seconds: number) => Promise<number>)[],
): Promise<number[]> {
  const sums = measures.map(() => 0)
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, measure] of measures.entries()) {
      sums[index] = (sums[index] ?? 0) + (await measure(Math.max(1, seconds / turns)))
    }
  }
  return sums.map((sum) => sum / turns)
}
