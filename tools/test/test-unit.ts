import { availableParallelism } from 'node:os'
import { buildSite, isSiteBuilt } from '../build/build-site.ts'
import { explain, parseArguments } from '../command-line.ts'
import { type Counts, sum } from './counts.ts'
import { finish } from './finish.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { runTests } from './run-tests.ts'

const rooms = [
  'guide',
  'database',
  'identity',
  'emulator',
  'visits',
  'mail',
  'server',
  'web',
  'operate',
  'tools',
  'docs',
  'deploy',
]

/** What is tested on both databases. */
const onBoth = [
  'database/postgres-statements.test.ts',
  'identity/**/*.test.ts',
  'emulator/**/*.test.ts',
  'visits/**/*.test.ts',
  'server/visits.test.ts',
]

/**
 * Runs the unit tests, and those that use a database once more on PostgreSQL: the server in `TEST_DATABASE_URL`, or a
 * temporary one.
 */
export async function runUnitTests(given: string | undefined): Promise<Counts> {
  // PostgreSQL takes seconds to start, during which the first tests run.
  const [onSqlite, postgres] = await Promise.all([
    runOnSqlite(rooms.map((room) => `${room}/**/*.test.ts`)),
    startPostgres(given),
  ])
  console.log('The same on PostgreSQL:')
  return sum([onSqlite, await runOnPostgres(onBoth, postgres)])
}

async function runOnSqlite(files: string[]): Promise<Counts> {
  // Some tests start the server unmodified.
  if (!isSiteBuilt()) await buildSite()
  return runOn('', files)
}

async function runOnPostgres(files: string[], postgres: TestPostgres): Promise<Counts> {
  try {
    return await runOn(postgres.url, files)
  } finally {
    await postgres.stop()
  }
}

function runOn(databaseUrl: string, globPatterns: string[]): Promise<Counts> {
  process.env.TEST_DATABASE_URL = databaseUrl
  return runTests(globPatterns, availableParallelism())
}

const usage = `Usage: npm run test:unit -- [--postgres] [FILE]…

Runs all tests that stand beside their files, on SQLite and those with a database on PostgreSQL too, or the files named.
  --postgres   on PostgreSQL alone`

async function main(args: string[]): Promise<Counts> {
  const options = { postgres: { type: 'boolean' } } as const
  const parsed = parseArguments(args, { options, allowPositionals: true })
  if (!('values' in parsed)) process.exit(explain(parsed, usage))
  const { values, positionals: files } = parsed
  const given = process.env.TEST_DATABASE_URL
  if (values.postgres) return runOnPostgres(files.length > 0 ? files : onBoth, await startPostgres(given))
  return files.length > 0 ? runOnSqlite(files) : runUnitTests(given)
}

if (import.meta.main) finish(await main(process.argv.slice(2)))
