import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import BetterSqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { type Database, openPatiently } from '#database/open.ts'
import { newPostgresDatabase } from '#database/testing.ts'
import { expect, test } from '#tests/support/journey.ts'
import { signUp, signUps, unlimited, withoutAccount } from '#tests/support/sign-ups.ts'
import { startPostgres, type TestPostgres } from '#tools/test/postgres.ts'

/** The environment variables of a test's own database. */
type Place = { DATA_DIR: string; DATABASE_URL?: string }

const engines = { SQLite: newFile, PostgreSQL: newDatabase }
const cleanUps: (() => unknown)[] = []
let postgres: TestPostgres

test.beforeAll(async () => {
  postgres = await startPostgres(process.env.TEST_DATABASE_URL)
})
test.afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})
test.afterAll(() => postgres.stop())

for (const [engine, other] of [
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
] as const) {
  test(`from ${engine}, while people sign up, a backup has all earlier accounts, and moves to ${other}`, async ({
    startServer,
  }) => {
    const place = await engines[engine]()
    const server = await startServer({ ...place, ...unlimited })
    const { refreshToken } = await (await signUp(server.address)).json()
    const load = signUps(server.address)
    await expect.poll(() => load.acknowledged.length).toBeGreaterThan(20)
    const before = [...load.acknowledged]
    const file = join(newFolder(), 'backup.sqlite')
    const backup = await runScript('backup', [file], place)
    await load.stop()
    expect(backup).toEqual({
      code: 0,
      output: expect.stringMatching(/^Backed up \d+ accounts into \S+\.sqlite\.$/),
    })
    expect(load.statuses).toEqual(new Set([200]))
    expectWhole(file, before)

    const empty = await engines[other]()
    const moved = await runScript('restore', [file], empty)
    expect(moved).toEqual({
      code: 0,
      output: expect.stringMatching(/^Restored \d+ accounts from \S+\.sqlite\.$/),
    })
    const elsewhere = await startServer(empty)
    expect(await withoutAccount(elsewhere.address, before)).toEqual([])
    // Sessions survive.
    const refreshed = await fetch(`${elsewhere.address}/v1/token?key=any`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    })
    expect(refreshed.status).toBe(200)
    expect((await signUp(elsewhere.address)).status).toBe(200)
  })

  test(`into ${engine}, while people sign up, a backup replaces everything`, async ({ startServer }) => {
    const place = await engines[engine]()
    const server = await startServer({ ...place, ...unlimited })
    const kept = (await signUp(server.address)).email
    const file = join(newFolder(), 'backup.sqlite')
    expect((await runScript('backup', [file], place)).code).toBe(0)
    const later = (await signUp(server.address)).email

    const refused = await runScript('restore', [file], place)
    expect(refused).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The database \S+ holds 2 accounts, which the backup would replace\. If that is meant, add --yes\.$/,
      ),
    })
    expect(await withoutAccount(server.address, [kept, later])).toEqual([])

    const load = signUps(server.address)
    await expect.poll(() => load.acknowledged.length).toBeGreaterThan(10)
    const replaced = [...load.acknowledged]
    expect((await runScript('restore', [file, '--yes'], place)).code).toBe(0)
    const restored = load.acknowledged.length
    await expect.poll(() => load.acknowledged.length).toBeGreaterThan(restored + 10)
    await load.stop()
    expect([...load.statuses].every((status) => status === 200 || status === 503)).toBe(true)
    const gone = [later, ...replaced]
    expect((await withoutAccount(server.address, gone)).toSorted()).toEqual(gone.toSorted())
    expect(await withoutAccount(server.address, [kept, ...load.acknowledged.slice(restored + 4)])).toEqual([])
  })
}

for (const [engine, writeMeanwhile] of [
  ['SQLite', writeAllTheTime],
  ['PostgreSQL', writeBetweenTables],
] as const) {
  test(`from ${engine} a backup is of one moment, even when others write between two of its tables`, async () => {
    const place = await engines[engine]()
    const database = await openPatiently({ dataDir: place.DATA_DIR, databaseUrl: place.DATABASE_URL })
    cleanUps.push(() => database.destroy())
    for (let batch = 0; batch < 10; batch += 1) {
      await addAccounts(
        database,
        Array.from({ length: 400 }, (_, n) => `before-${batch}-${n}`),
      )
    }
    const file = join(newFolder(), 'backup.sqlite')
    const backup = await writeMeanwhile(database, file, () => runScript('backup', [file], place))
    expect(backup.output).toMatch(/^Backed up \d+ accounts into \S+\.sqlite\.$/)
    const copy = new BetterSqlite(file, { readonly: true })
    const ids = (query: string) => copy.prepare(query).pluck().all()
    expect(ids('SELECT id FROM accounts ORDER BY id')).toEqual(ids('SELECT id FROM sessions ORDER BY id'))
    expect(ids("SELECT count(*) FROM accounts WHERE id LIKE 'before-%'")).toEqual([4000])
    copy.close()
  })
}

test('a backup never overwrites a file', async ({ startServer }) => {
  const place = await newFile()
  await startServer(place)
  const file = join(newFolder(), 'backup.sqlite')
  expect((await runScript('backup', [file], place)).code).toBe(0)
  expect(await runScript('backup', [file], place)).toEqual({
    code: 1,
    output: `${file} is there already; name a new file.`,
  })
})

test('a mistake in the arguments or the environment is reported in a line', async () => {
  const place = await newFile()
  const cases: [string, string[], Record<string, string>, RegExp][] = [
    ['restore', ['nowhere.sqlite'], {}, /^There is no file \/\S+\/nowhere\.sqlite\.$/],
    ['backup', ['new.sqlite'], {}, /^There is no database \S+travel-visit\.sqlite\.$/],
    ['backup', ['new.sqlite'], { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must be/],
    [
      'backup',
      ['new.sqlite'],
      { DATABASE_URL: 'postgres://visit:secret@127.0.0.1:1/visit' },
      /^The backup failed: The database 127\.0\.0\.1:1\/visit cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1$/,
    ],
  ]
  for (const [script, args, environment, line] of cases) {
    const { code, output } = await runScript(script, args, { ...place, ...environment })
    expect(code, output).toBe(1)
    expect(output).toMatch(line)
  }
  const usage = 'Usage: npm run restore -- FILE [--yes]'
  for (const [args, problem] of [
    [[], 'Give one FILE.'],
    [['a', 'b'], 'Give one FILE.'],
    [['a', '--no'], "Unknown option '--no'."],
  ] as const) {
    const result = { code: 2, output: `${problem}\n\n${usage}` }
    expect(await runScript('restore', [...args], place)).toEqual(result)
  }
})

/** Checks that the backup has all earlier accounts, each with its session: both are created together. */
function expectWhole(file: string, before: readonly string[]): void {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const backup = new BetterSqlite(file, { readonly: true })
  const column = (query: string) => backup.prepare(query).pluck().all()
  const emails = new Set(column('SELECT email FROM accounts'))
  expect(before.filter((email) => !emails.has(email))).toEqual([])
  expect(column('SELECT id FROM accounts EXCEPT SELECT account_id FROM sessions')).toEqual([])
  expect(column('SELECT account_id FROM sessions EXCEPT SELECT id FROM accounts')).toEqual([])
  expect(column('SELECT count(*) FROM signing_keys')).toEqual([1])
  backup.close()
}

type Result = { code: number; output: string }

/** Blocks a backup before its second table, until there is one more account than it found in the first. */
function writeBetweenTables(database: Database, _file: string, backUp: () => Promise<Result>) {
  return database
    .transaction()
    .execute(async (transaction) => {
      await sql`LOCK TABLE sessions`.execute(transaction)
      const backup = backUp()
      const waiting = sql`SELECT 1 FROM pg_locks WHERE relation = 'sessions'::regclass AND NOT granted`
      await expect.poll(async () => (await waiting.execute(transaction)).rows.length).toBe(1)
      await addAccounts(transaction, ['meanwhile'])
      return { backup }
    })
    .then(({ backup }) => backup)
}

/** A backup that only reads a file can't be blocked, so accounts are added all the time, some between its tables. */
async function writeAllTheTime(database: Database, file: string, backUp: () => Promise<Result>) {
  await sql`PRAGMA synchronous = OFF`.execute(database)
  let isOver = false
  const backup = backUp().finally(() => {
    isOver = true
  })
  while (!isOver) {
    if (existsSync(`${file}.unfinished`)) await addAccounts(database, [`meanwhile-${randomUUID()}`])
    await nextTurn()
  }
  return backup
}

/** Adds accounts with a session each in one transaction: a copy with more of one than of the other has two moments. */
async function addAccounts(database: Database, ids: readonly string[]): Promise<void> {
  const account = {
    initial_email: null,
    email_verified: 0,
    password_hash: null,
    password_updated_at: 0,
    display_name: null,
    photo_url: null,
    custom_attributes: null,
    disabled: 0,
    created_at: 0,
    last_login_at: 0,
    valid_since: 0,
  } as const
  const add = async (transaction: Database) => {
    const accounts = ids.map((id) => ({ ...account, id, email: `${id}@example.com` }))
    await transaction.insertInto('accounts').values(accounts).execute()
    const sessions = ids.map((id) => ({ id, account_id: id, refresh_token_hash: id, signed_in_at: 0 }))
    await transaction.insertInto('sessions').values(sessions).execute()
  }
  await (database.isTransaction ? add(database) : database.transaction().execute(add))
}

async function runScript(
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Result> {
  const script = fileURLToPath(new URL(`../../../operate/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { code, output: (out + err).trim() }
}

async function newFile(): Promise<Place> {
  return { DATA_DIR: newFolder() }
}

async function newDatabase(): Promise<Place> {
  const { url, remove } = await newPostgresDatabase(postgres.url)
  cleanUps.push(remove)
  return { DATA_DIR: newFolder(), DATABASE_URL: url }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-backup-'))
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
