import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { explain, parseArguments } from '#operate/command-line.ts'
import buildStaleSite from './build-stale-site.ts'
import { type Counts, sum } from './counts.ts'
import { finish } from './finish.ts'
import { startPostgres } from './postgres.ts'
import { runTests, withSeed } from './run-tests.ts'

/** These start processes or open databases; each file has a process of its own. */
const alone = [
  '{database,server,operate}/**/*.test.ts',
  'identity/*.test.ts',
  'site/*.test.ts',
  'tools/{*,test/*}.test.ts',
]

/** These only send requests to a service in their own process, and share one. */
const services = 'tools/test/services.ts'

/** These have no database, and share another. */
const pureRooms = 'tools/test/pure-rooms.ts'

/** These start the whole product, whose pages have to be built. */
const productTests = ['{server,operate}/**/*.test.ts', 'tools/seed.test.ts']

const onPostgres = [
  'database/postgres-{pool,statements}.test.ts',
  services,
  'identity/!(sdk).test.ts',
  'server/{*visits,health,two-processes}.test.ts',
  'operate/backup.test.ts',
  'site/serve-api.test.ts',
]

export async function runUnitTests(): Promise<Counts> {
  const site = buildStaleSite()
  return sum(await Promise.all([runOn('', [pureRooms, services]), site.then(() => runOn('', alone))]))
}

export async function runOnPostgres(files: string[] = onPostgres): Promise<Counts> {
  const postgres = await startPostgres(process.env.TEST_DATABASE_URL)
  try {
    return await runOn(postgres.url, files)
  } finally {
    await postgres.stop()
  }
}

function runOn(databaseUrl: string, globPatterns: string[]): Promise<Counts> {
  return runTests(globPatterns, availableParallelism(), { TEST_DATABASE_URL: databaseUrl })
}

const usage = `Usage: npm run test:unit -- [--postgres | --watch] [FILE]…

Runs all tests that stand beside their files, or the files named.
  --postgres   those with a database, on PostgreSQL
  --watch      again at each change`

async function main(args: string[]): Promise<Counts> {
  const options = { postgres: { type: 'boolean' }, watch: { type: 'boolean' } } as const
  const parsed = parseArguments(args, { options, allowPositionals: true })
  if (!('values' in parsed)) process.exit(explain(parsed, usage))
  const { values, positionals: files } = parsed
  if (values.watch) return watch(files)
  if (values.postgres) return runOnPostgres(files.length > 0 ? files : undefined)
  if (files.length === 0) return runUnitTests()
  if (needBuiltSite(files)) await buildStaleSite()
  return runOn('', files)
}

function needBuiltSite(files: readonly string[]): boolean {
  const needing = new Set(globSync(productTests).map((file) => resolve(file)))
  return globSync(files).some((file) => needing.has(resolve(file)))
}

function watch(files: string[]): never {
  const { status } = spawnSync(process.execPath, [...withSeed, '--test', '--watch', ...files], {
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}

if (import.meta.main) finish(await main(process.argv.slice(2)))
