/** How many random values a test tries. The long tests set `TEST_RUNS`, to try that many times as many. */
export function runs(few: number): number {
  return few * Number(process.env.TEST_RUNS ?? 1)
}
