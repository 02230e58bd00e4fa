import { availableParallelism } from 'node:os'
import { buildSite, isSiteBuilt } from '../build/build-site.ts'
import { type Counts, sum } from './counts.ts'
import { finish } from './finish.ts'
import { startPostgres } from './postgres.ts'
import { runTests } from './run-tests.ts'

const rooms = ['guide', 'database', 'identity', 'mail', 'server', 'web', 'operate', 'tools', 'docs']

/**
 * Runs the tests that stand beside their files, and those that use a database once more on PostgreSQL:
 * the server that `TEST_DATABASE_URL` names, else one of their own.
 */
export async function runUnitTests(given: string | undefined): Promise<Counts> {
  // Some tests of the server start it as it is.
  if (!isSiteBuilt()) await buildSite()
  const onSqlite = await runOn(
    '',
    rooms.map((room) => `${room}/**/*.test.ts`),
  )
  console.log('The same on PostgreSQL:')
  const postgres = await startPostgres(given)
  const onPostgres = await runOn(postgres.url, ['identity/**/*.test.ts'])
  await postgres.stop()
  return sum([onSqlite, onPostgres])
}

function runOn(databaseUrl: string, globPatterns: string[]): Promise<Counts> {
  process.env.TEST_DATABASE_URL = databaseUrl
  return runTests(globPatterns, availableParallelism())
}

if (import.meta.main) {
  finish(await runUnitTests(process.env.TEST_DATABASE_URL))
}
