import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Counts, sum } from './counts.ts'
import { finish } from './finish.ts'
import { runJourneys } from './run-journeys.ts'
import { runUnitTests } from './test-unit.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Everything: types and lint, unit tests, journeys, the bytes that a visitor loads. */
const { TEST_DATABASE_URL } = process.env
const results = [runScript('check'), await runUnitTests(TEST_DATABASE_URL)]
// The unit tests have named servers of their own there.
process.env.TEST_DATABASE_URL = TEST_DATABASE_URL ?? ''
results.push(await runJourneys('test:e2e'), runScript('bench:bytes'))
finish(sum(results))

/** A script that either passes or fails as a whole. */
function runScript(name: string): Counts {
  return npm(['run', '--silent', name]) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function npm(words: string[]): boolean {
  const windows = process.platform === 'win32'
  return spawnSync('npm', words, { cwd: root, stdio: 'inherit', shell: windows }).status === 0
}
