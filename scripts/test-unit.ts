import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { fileURLToPath } from 'node:url'
import { buildSite, isSiteBuilt } from './build-site.ts'
import { type Counts, sum } from './counts.ts'
import { startPostgres } from './postgres.ts'

const rooms = ['guide', 'database', 'identity', 'mail', 'server', 'web']

/**
 * Runs the tests that stand beside their files, and those that use a database once more on PostgreSQL:
 * the server that `TEST_DATABASE_URL` names, else one of their own.
 */
export async function runUnitTests(given: string | undefined): Promise<Counts> {
  // Some tests of the server start it as it is.
  if (!isSiteBuilt()) await buildSite()
  const onSqlite = await runTests(
    rooms.map((room) => `${room}/**/*.test.ts`),
    '',
  )
  console.log('The same on PostgreSQL:')
  const postgres = await startPostgres(given)
  const onPostgres = await runTests(['identity/**/*.test.ts'], postgres.url)
  await postgres.stop()
  return sum([onSqlite, onPostgres])
}

/** A process for each file. */
async function runTests(globPatterns: string[], databaseUrl: string): Promise<Counts> {
  process.env.TEST_DATABASE_URL = databaseUrl
  const tests = run({ cwd: fileURLToPath(new URL('..', import.meta.url)), globPatterns, concurrency: true })
  let counts: Counts = { passed: 0, failed: 1 }
  tests.on('test:summary', ({ file, counts: { tests: ran, passed } }) => {
    if (file === undefined) counts = { passed, failed: ran - passed }
  })
  for await (const line of tests.compose(spec)) process.stdout.write(line)
  return counts
}

if (import.meta.main) {
  const { failed } = await runUnitTests(process.env.TEST_DATABASE_URL)
  process.exitCode = failed === 0 ? 0 : 1
}
