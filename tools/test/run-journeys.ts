import { existsSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import type { Counts } from './counts.ts'
import { runNpm } from './run-script.ts'

/** What Playwright writes about a run, as far as it is read here. */
const reportSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
})

/** The journeys of one of npm's scripts. Whatever was skipped or flaky has failed; so has a run that wrote no report. */
export async function runJourneys(script: string): Promise<Counts> {
  const report = new URL('../../test-results/journeys.json', import.meta.url)
  rmSync(report, { force: true })
  runNpm(script)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { stats, errors } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}
