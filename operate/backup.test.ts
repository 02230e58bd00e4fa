import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import BetterSqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { type Database, openPatiently } from '#database/open.ts'
import { newPostgresDatabase } from '#database/testing.ts'
import { startTestServer } from '#tests/support/server.ts'
import { call, signUp, signUps, unlimited, withoutAccount } from '#tests/support/sign-ups.ts'

/** The environment variables of a test's own database. */
type Place = { DATA_DIR: string; DATABASE_URL: string }

const { TEST_DATABASE_URL: postgres } = process.env
const cleanUps: (() => unknown)[] = []
after(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp()
})

describe('a backup', { timeout: 120_000 }, () => {
  it('has all earlier accounts while people sign up, moves elsewhere, and replaces everything', async () => {
    const place = await newPlace()
    const server = await startTestServer({ ...place, ...unlimited })
    cleanUps.push(server.stop)
    const first = await signUp(server.address)
    const { refreshToken } = (await first.json()) as { refreshToken: string }
    const more = async ({ acknowledged }: { acknowledged: string[] }) => {
      const enough = acknowledged.length + 10
      while (acknowledged.length < enough) await wait(10)
    }
    const load = signUps(server.address)
    await more(load)
    const before = [first.email, ...load.acknowledged]
    const file = join(newFolder(), 'backup.sqlite')
    const backup = await runScript('backup', [file], place)
    assert.match(backup.output, /^Backed up \d+ accounts into \S+\.sqlite\.$/)
    assert.equal(backup.code, 0)
    await load.stop()
    assert.deepEqual(load.statuses, new Set([200]))
    assertWhole(file, before)
    assert.deepEqual(await runScript('backup', [file], place), {
      code: 1,
      output: `${file} is there already; name a new file.`,
    })

    const empty = { DATA_DIR: newFolder(), DATABASE_URL: '' }
    const moved = await runScript('restore', [file], empty)
    assert.match(moved.output, /^Restored \d+ accounts from \S+\.sqlite\.$/)
    const elsewhere = await startTestServer(empty)
    cleanUps.push(elsewhere.stop)
    assert.deepEqual(await withoutAccount(elsewhere.address, before.slice(0, 8)), [])
    // Sessions survive the restoration.
    const renewal = { grantType: 'refresh_token', refreshToken }
    assert.equal((await call(elsewhere.address, 'token', renewal)).status, 200)
    assert.equal((await signUp(elsewhere.address)).status, 200)

    const { email: later } = await signUp(server.address)
    const refused = await runScript('restore', [file], place)
    assert.equal(refused.code, 1)
    assert.match(
      refused.output,
      /^The database \S+ holds \d+ accounts, which the backup would replace\. If that is meant, add --yes\.$/,
    )
    assert.deepEqual(await withoutAccount(server.address, [first.email, later]), [])
    const during = signUps(server.address)
    assert.equal((await runScript('restore', [file, '--yes'], place)).code, 0)
    const restored = during.acknowledged.length
    await more(during)
    await during.stop()
    assert.ok([...during.statuses].every((status) => status === 200 || status === 503))
    assert.deepEqual(await withoutAccount(server.address, [later]), [later])
    // Four sign up at a time: those under way may have been counted just after.
    const kept = [first.email, ...during.acknowledged.slice(restored + 4)]
    assert.deepEqual(await withoutAccount(server.address, kept), [])
  })

  it('is of one moment, even when others write between two of its tables', async () => {
    const place = await newPlace()
    const database = await openPatiently({
      dataDir: place.DATA_DIR,
      databaseUrl: place.DATABASE_URL || undefined,
    })
    cleanUps.push(() => database.destroy())
    for (let batch = 0; batch < 10; batch += 1)
      await addAccounts(
        database,
        Array.from({ length: 400 }, (_, n) => `before-${batch}-${n}`),
      )
    const file = join(newFolder(), 'backup.sqlite')
    const write = postgres ? writeBetweenTables : writeAllTheTime
    const backup = await write(database, file, () => runScript('backup', [file], place))
    assert.match(backup.output, /^Backed up \d+ accounts into \S+\.sqlite\.$/)
    const copy = new BetterSqlite(file, { readonly: true })
    const ids = (query: string) => copy.prepare(query).pluck().all()
    assert.deepEqual(ids('SELECT id FROM accounts ORDER BY id'), ids('SELECT id FROM sessions ORDER BY id'))
    assert.deepEqual(ids("SELECT count(*) FROM accounts WHERE id LIKE 'before-%'"), [4000])
    copy.close()
  })

  it('says a mistake in the arguments or the environment in a line', async () => {
    const place = { DATA_DIR: newFolder() }
    const usage = /^Give one FILE\.\n\nUsage: npm run restore -- FILE \[--yes\]$/
    const cases: [string, string[], Record<string, string>, number, RegExp][] = [
      ['restore', ['nowhere.sqlite'], {}, 1, /^There is no file \/\S+\/nowhere\.sqlite\.$/],
      ['backup', ['new.sqlite'], {}, 1, /^There is no database \S+travel-visit\.sqlite\.$/],
      [
        'backup',
        ['new.sqlite'],
        { DATABASE_URL: 'postgres://visit:secret@127.0.0.1:1/visit' },
        1,
        /^The backup failed: The database 127\.0\.0\.1:1\/visit cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1$/,
      ],
      ['restore', ['a', 'b'], {}, 2, usage],
    ]
    for (const [script, args, environment, expected, line] of cases) {
      const { code, output } = await runScript(script, args, { ...place, ...environment })
      assert.equal(code, expected, output)
      assert.match(output, line)
    }
  })
})

/** Checks that the backup has all earlier accounts, each with its session: both are created together. */
function assertWhole(file: string, before: readonly string[]): void {
  assert.equal(statSync(file).mode & 0o777, 0o600)
  const backup = new BetterSqlite(file, { readonly: true })
  const column = (query: string) => backup.prepare(query).pluck().all()
  const emails = new Set(column('SELECT email FROM accounts'))
  assert.deepEqual(
    before.filter((email) => !emails.has(email)),
    [],
  )
  assert.deepEqual(column('SELECT id FROM accounts EXCEPT SELECT account_id FROM sessions'), [])
  assert.deepEqual(column('SELECT account_id FROM sessions EXCEPT SELECT id FROM accounts'), [])
  assert.deepEqual(column('SELECT count(*) FROM signing_keys'), [1])
  backup.close()
}

type Result = { code: number; output: string }

/** Blocks a backup before its second table, until there is one more account than it found in the first. */
async function writeBetweenTables(database: Database, _file: string, backUp: () => Promise<Result>) {
  const { backup } = await database.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE sessions`.execute(transaction)
    const backup = backUp()
    const waiting = sql`SELECT 1 FROM pg_locks WHERE relation = 'sessions'::regclass AND NOT granted`
    while ((await waiting.execute(transaction)).rows.length === 0) await wait(10)
    await addAccounts(transaction, ['meanwhile'])
    return { backup }
  })
  return backup
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
    await wait(1)
  }
  return backup
}

/**
 * Adds accounts with a session each in one transaction: a copy with more of one than of the other mixes two moments.
 */
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
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { code, output: (out + err).trim() }
}

async function newPlace(): Promise<Place> {
  if (!postgres) return { DATA_DIR: newFolder(), DATABASE_URL: '' }
  const { url, remove } = await newPostgresDatabase(postgres)
  cleanUps.push(remove)
  return { DATA_DIR: newFolder(), DATABASE_URL: url }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-backup-'))
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
