import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { freePort } from '#tools/test/free-port.ts'
import { type Database, openDatabase, openForReading } from './open.ts'
import { postgresDialect } from './postgres.ts'
import { newPostgresDatabase, runOnPostgres } from './testing.ts'
import { isUnavailable } from './unavailable.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

describe('the connections to PostgreSQL', { skip: server === '', timeout: 60_000 }, () => {
  for (const [code, what] of [
    ['25006', 'can only be read'],
    ['57P01', 'shuts down'],
    ['08006', 'has lost another'],
    ['58030', 'cannot read its files'],
    ['XX001', 'has damaged data'],
  ] as const) {
    it(`leave the pool, the others too, when the server says that it ${what} (${code})`, async (test) => {
      const database = await openTested(test)
      const before = await severalPids(database)
      await assert.rejects(raise(database, code), isUnavailable)
      const after = await severalPids(database)
      assert.deepEqual(
        after.filter((pid) => before.includes(pid)),
        [],
      )
    })
  }

  it('stay in the pool after an error that is no fault of theirs', async (test) => {
    const database = await openTested(test)
    const before = await severalPids(database)
    for (const code of ['23505', '40001', '40P01', '53100', '55P03', '57014']) {
      await assert.rejects(raise(database, code), `no error ${code}`)
    }
    assert.deepEqual((await severalPids(database)).toSorted(), before.toSorted())
  })

  it('leave the pool when they cannot write any more, in a transaction too', async (test) => {
    const database = await openTested(test)
    for (const spoil of [
      () => sql`SET default_transaction_read_only = on`.execute(database),
      () => database.connection().execute((one) => sql`SET default_transaction_read_only = on`.execute(one)),
    ]) {
      await spoil()
      const begun = database.transaction().execute(async (transaction) => {
        await transaction.selectFrom('attempts').selectAll().execute()
        await write(transaction)
      })
      await assert.rejects(begun, isUnavailable)
      for (let count = 0; count < 20; count += 1) await write(database)
    }
  })

  it('leave the pool when somebody has not ended their transaction', async (test) => {
    const database = await openTested(test)
    await sql`BEGIN`.execute(database)
    await assert.rejects(raise(database, '22012'))
    await write(database)
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'
    `.execute(database)
    assert.deepEqual(rows, [{ count: 0 }])
  })

  it('are not opened to a server that can only be read, unless that will do', async (test) => {
    const { url, database } = await newTested(test)
    const name = new URL(url).pathname.slice(1)
    await runOnPostgres(server, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await raise(database, '25006').catch(() => {})
    for (let count = 0; count < 3; count += 1) {
      await assert.rejects(database.selectFrom('attempts').selectAll().execute(), isUnavailable)
    }
    await assert.rejects(openDatabase(at(url)), causedBy(/^it can only be read: DATABASE_URL has to name/))
    const reading = await openForReading(at(url))
    assert.deepEqual(await reading.selectFrom('attempts').selectAll().execute(), [])
    await reading.destroy()

    await runOnPostgres(server, `ALTER DATABASE ${name} RESET default_transaction_read_only`)
    await write(database)
  })

  it('are not opened to a database that would spoil what is written', async (test) => {
    const latin = await newPostgresDatabase(server, `ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`)
    test.after(latin.remove)
    await assert.rejects(openDatabase(at(latin.url)), causedBy(/^its encoding is LATIN1, .* ENCODING 'UTF8'/))
    const ascii = await newPostgresDatabase(server, `ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0`)
    test.after(ascii.remove)
    await (await openDatabase(at(ascii.url))).destroy()
    const strict = await newPostgresDatabase(server)
    test.after(strict.remove)
    const name = new URL(strict.url).pathname.slice(1)
    await runOnPostgres(server, `ALTER DATABASE ${name} SET default_transaction_isolation = serializable`)
    await assert.rejects(
      openDatabase(at(strict.url)),
      causedBy(/^its default_transaction_isolation is serial/),
    )
  })

  it('are given up when they have grown old', async (test) => {
    const { url } = await newTested(test)
    const database = new Kysely<never>({ dialect: postgresDialect(url, { maxLifetimeSeconds: 0.2 }) })
    test.after(() => database.destroy())
    const pid = () => sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(database)
    const first = await pid()
    while ((await pid()).rows[0]?.pid === first.rows[0]?.pid) await wait(10)
  })

  it('are shared where the role may have only three', async (test) => {
    const { url } = await newTested(test)
    const role = `few_${crypto.randomUUID().slice(0, 8)}`
    await runOnPostgres(server, `CREATE ROLE ${role} LOGIN PASSWORD 'few' CONNECTION LIMIT 3 SUPERUSER`)
    await runOnPostgres(server, `ALTER ROLE ${role} NOSUPERUSER`)
    await runOnPostgres(url, `GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}`)
    test.after(() => runOnPostgres(server, `DROP OWNED BY ${role}; DROP ROLE ${role}`).catch(() => {}))
    const few = Object.assign(new URL(url), { username: role, password: 'few' })
    const database = new Kysely<never>({ dialect: postgresDialect(few.href) })
    await Promise.all(Array.from({ length: 30 }, () => sql`SELECT pg_sleep(0.02)`.execute(database)))
    await database.destroy()
  })

  it('go to whichever host answers', async (test) => {
    const { url } = await newTested(test)
    const { host } = new URL(url)
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    test.after(() => silent.close())
    const dead = `127.0.0.1:${await freePort()}`
    const hanging = `127.0.0.1:${(silent.address() as AddressInfo).port}`
    for (const hosts of [
      [dead, host],
      [hanging, dead, host],
      [host, dead],
    ]) {
      const database = await openDatabase(at(url.replace(host, hosts.join())))
      await Promise.all(Array.from({ length: 20 }, () => write(database)))
      await database.destroy()
    }
    const none = openDatabase(at(url.replace(host, `${dead},${dead.replace('127.0.0.1', '127.0.0.2')}`)))
    await assert.rejects(
      none,
      causedBy(/^connect ECONNREFUSED 127\.0\.0\.1.*; connect ECONNREFUSED 127\.0\.0\.2/),
    )
  })

  it('may be to a socket', async (test) => {
    const { url } = await newTested(test)
    const { pathname, port, username, password } = new URL(url)
    const given = await runOnPostgres(server, 'SHOW unix_socket_directories')
    const [folder] = String(given[0]?.unix_socket_directories).split(',')
    assert.ok(folder)
    const login = `${username}:${password}@`
    for (const address of [
      `postgres://${login}${pathname}?host=${folder}&port=${port}`,
      `postgres://${login}${encodeURIComponent(folder)}:${port}${pathname}`,
    ]) {
      await (await openDatabase(at(address))).destroy()
    }
  })
})

async function newTested(test: TestContext): Promise<{ url: string; database: Database }> {
  const { url, remove } = await newPostgresDatabase(server)
  const database = await openDatabase(at(url))
  test.after(async () => {
    await database.destroy()
    await remove()
  })
  return { url, database }
}

async function openTested(test: TestContext): Promise<Database> {
  return (await newTested(test)).database
}

function at(databaseUrl: string) {
  return { dataDir: '', databaseUrl }
}

function raise(database: Database, code: string): Promise<unknown> {
  return sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'raised' USING ERRCODE = '${code}'; END $$`).execute(database)
}

function write(database: Database): Promise<unknown> {
  return database.deleteFrom('attempts').where('key', '=', 'none').execute()
}

/** Of connections that are all in use at the same time. */
async function severalPids(database: Database): Promise<number[]> {
  const inUse = Array.from({ length: 5 }, async () => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid, pg_sleep(0.1)`.execute(
      database,
    )
    return rows[0]?.pid ?? 0
  })
  return Promise.all(inUse)
}

function causedBy(reason: RegExp) {
  return (error: Error) => reason.test((error.cause as Error).message)
}
