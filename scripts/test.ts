import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { buildSite, isSiteBuilt } from './build-site.ts'
import { type Counts, sum } from './counts.ts'
import { runUnitTests } from './test-unit.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What Playwright writes about a run, as far as it is read here. */
const reportSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
})

/** Everything: types and lint, unit tests, journeys, the bytes that a visitor loads. */
const { TEST_DATABASE_URL } = process.env
const results = [
  runScript('check'),
  await runUnitTests(TEST_DATABASE_URL),
  await runJourneys(TEST_DATABASE_URL),
  runScript('bench:bytes'),
]
const { passed, failed } = sum(results)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** A script that either passes or fails as a whole. */
function runScript(name: string): Counts {
  return npm(['run', '--silent', name]) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function runJourneys(databaseUrl = ''): Promise<Counts> {
  if (!isSiteBuilt()) await buildSite()
  const report = new URL('../test-results/journeys.json', import.meta.url)
  rmSync(report, { force: true })
  process.env.TEST_DATABASE_URL = databaseUrl
  npm(['run', '--silent', 'test:e2e'])
  return journeyCounts(report)
}

/** A journey that was skipped or flaky has failed; so has a run that wrote no report. */
function journeyCounts(report: URL): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { stats, errors } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

function npm(words: string[]): boolean {
  const windows = process.platform === 'win32'
  return spawnSync('npm', words, { cwd: root, stdio: 'inherit', shell: windows }).status === 0
}
