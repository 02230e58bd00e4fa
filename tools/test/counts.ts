export type Counts = { passed: number; failed: number }

export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  }
}
