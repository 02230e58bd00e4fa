import { existsSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import type { Counts } from './counts.ts'
import { runNpm } from './run-script.ts'

const reportSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
})

/** Skipped and flaky tests count as failed, and so does a run without a report. */
export async function runJourneys(script: string): Promise<Counts> {
  const report = new URL('../../test-results/journeys.json', import.meta.url)
  rmSync(report, { force: true })
  await runNpm(script)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { stats, errors } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}
