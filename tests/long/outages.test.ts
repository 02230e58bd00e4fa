import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import pg from 'pg'
import { sqliteFile } from '#database/sqlite.ts'
import { keepChanging, lostChanges, newKeeper } from '#tests/support/faults/keeping.ts'
import {
  expectOutage,
  expectPages,
  expectUnavailable,
  makeReadOnly,
  until,
  withoutRootsRights,
} from '#tests/support/faults/outages.ts'
import { smallDisk } from '#tests/support/faults/small-disk.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { call, signUp, signUps, unlimited, withoutAccount } from '#tests/support/sign-ups.ts'
import { type OwnPostgres, startOwnPostgres } from '#tools/test/postgres.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

describe('without its SQLite file the server serves pages, loses nothing and recovers', () => {
  it('while another process holds it', async () => {
    const server = await start()
    const other = new BetterSqlite(sqliteFile(server.dataDir))
    other.exec('BEGIN EXCLUSIVE')
    const early = signUp(server.address)
    const late = expectUnavailable(server)
    await expectPages(server)
    await late
    assert.equal((await early).status, 503)
    await expectOutage(server, 'begun')

    const patient = signUp(server.address)
    assert.equal((await fetch(server.address)).status, 200)
    other.exec('ROLLBACK')
    other.close()
    assert.equal((await patient).status, 200)
    await expectOutage(server, 'over')
  })

  it('on a full disk', async () => {
    const disk = smallDisk(newFolder())
    cleanUps.push(disk.unmount)
    const environment = { DATA_DIR: disk.folder, ...unlimited }
    let server = await start(environment, disk.wrapper)
    const keeper = await newKeeper(server.address)
    const load = signUps(server.address)
    const changes = keepChanging(server.address, keeper)
    await until(() => load.acknowledged.length > 10 && keeper.acknowledged > 10)
    disk.fill()
    await until(() => load.statuses.has(503) && changes.statuses.has(503))
    await Promise.all([load.stop(), changes.stop()])
    for (const { statuses } of [load, changes]) assert.deepEqual([...statuses].toSorted(), [200, 503])
    await expectUnavailable(server)
    await expectPages(server)
    await expectOutage(server, 'begun')
    assert.deepEqual(await lostChanges(server.address, keeper), [])

    server = await disk.free(server, () => start(environment))
    const after = await signUp(server.address)
    assert.equal(after.status, 200)
    const emails = [...load.acknowledged, after.email]
    assert.deepEqual(await withoutAccount(server.address, emails), [])
    if (disk.recovers) await expectOutage(server, 'over')
    const before = keeper.acknowledged
    const later = keepChanging(server.address, keeper)
    await until(() => keeper.acknowledged > before)
    await later.stop()
    assert.deepEqual(await lostChanges(server.address, keeper), [])

    await server.stop()
    const restarted = await start(environment)
    assert.deepEqual(await withoutAccount(restarted.address, emails), [])
  })

  it('in a folder made read-only, whose files are open', async () => {
    const server = await start({}, withoutRootsRights())
    assert.equal((await signUp(server.address)).status, 200)
    makeReadOnly(server.dataDir)
    cleanUps.push(() => chmodSync(server.dataDir, 0o700))
    const { status, email } = await signUp(server.address)
    assert.equal(status, 200)
    assert.deepEqual(await withoutAccount(server.address, [email]), [])
  })

  it('when nothing can be written any more, with visitors signed in', async () => {
    const server = await start()
    // Needs the prlimit of util-linux.
    const limitFiles = (bytes: string) =>
      assert.equal(spawnSync('prlimit', ['--pid', String(server.process.pid), `--fsize=${bytes}:`]).status, 0)
    limitFiles('unlimited')
    const before = await signUp(server.address)
    const { idToken, refreshToken } = (await before.json()) as { idToken: string; refreshToken: string }
    // Like a disk that became read-only: reads still work, but no write to an open file succeeds.
    limitFiles('0')
    await expectUnavailable(server)
    await expectPages(server)
    assert.equal((await call(server.address, 'accounts:lookup', { idToken })).status, 200)
    const renewal = { grantType: 'refresh_token', refreshToken }
    assert.equal((await call(server.address, 'token', renewal)).status, 200)
    await expectOutage(server, 'begun')

    limitFiles('unlimited')
    const after = await signUp(server.address)
    assert.equal(after.status, 200)
    assert.deepEqual(await withoutAccount(server.address, [before.email, after.email]), [])
  })

  it('once a damaged file is repaired', async () => {
    const server = await start()
    const { email } = await signUp(server.address)
    const mend = damage(server)
    await expectUnavailable(server)
    await expectPages(server)
    await expectOutage(server, 'begun')
    await expectFailingTries(server)
    mend()
    await expectOutage(server, 'over')
    assert.equal((await signUp(server.address)).status, 200)
    assert.deepEqual(await withoutAccount(server.address, [email]), [])
  })

  it('once a missing file, which it does not make anew, is replaced', async () => {
    const server = await start()
    const { email } = await signUp(server.address)
    const mend = damage(server)
    await expectUnavailable(server)
    await expectFailingTries(server)
    const aside = newFolder()
    const files = readdirSync(server.dataDir).filter((name) => name.startsWith('travel-visit.sqlite'))
    for (const name of files) renameSync(join(server.dataDir, name), join(aside, name))
    await expectUnavailable(server)
    assert.equal(existsSync(sqliteFile(server.dataDir)), false)
    mend(sqliteFile(aside))
    for (const name of files) renameSync(join(aside, name), join(server.dataDir, name))
    await expectOutage(server, 'over')
    assert.deepEqual(await withoutAccount(server.address, [email]), [])
  })
})

describe('without its PostgreSQL the server serves pages, loses nothing and recovers', () => {
  it('when it goes away and comes back', async () => {
    const postgres = await ownPostgres()
    const server = await start({ DATABASE_URL: postgres.url, ...unlimited })
    const keeper = await newKeeper(server.address)
    const load = signUps(server.address)
    const changes = keepChanging(server.address, keeper)
    await until(() => load.acknowledged.length > 10 && keeper.acknowledged > 10)
    await postgres.interrupt()
    await expectUnavailable(server)
    const { status, headers } = await fetch(`${server.address}/api/visits`, {
      headers: { authorization: `Bearer ${keeper.idToken}` },
    })
    assert.equal(status, 503)
    assert.equal(headers.get('content-type'), 'application/problem+json')
    assert.equal(headers.get('retry-after'), '5')
    await expectPages(server)
    await expectOutage(server, 'begun')
    await until(() => load.statuses.has(503) && changes.statuses.has(503))
    const before = keeper.acknowledged
    await postgres.resume()
    await until(async () => (await signUp(server.address)).status === 200 && keeper.acknowledged > before)
    await Promise.all([load.stop(), changes.stop()])
    for (const { statuses } of [load, changes]) assert.deepEqual([...statuses].toSorted(), [200, 503])
    assert.deepEqual(await withoutAccount(server.address, load.acknowledged), [])
    assert.deepEqual(await lostChanges(server.address, keeper), [])
    await expectOutage(server, 'over')
  })

  it('when it ends connections at any moment', async () => {
    const postgres = await ownPostgres()
    const server = await start({ DATABASE_URL: postgres.url, ...unlimited })
    const load = signUps(server.address)
    const administrator = await administratorOf(postgres)
    for (let acknowledged = 0, round = 0; round < 12; round += 1) {
      await until(() => load.acknowledged.length > acknowledged)
      acknowledged = load.acknowledged.length
      await administrator.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
      )
    }
    await load.stop()
    assert.ok([...load.statuses].every((status) => status === 200 || status === 503))
    assert.deepEqual(await withoutAccount(server.address, load.acknowledged), [])
  })

  it('when connections hang, which it abandons in seconds', async () => {
    const postgres = await ownPostgres()
    const server = await start({ DATABASE_URL: postgres.url })
    assert.equal((await signUp(server.address)).status, 200)
    const { rows: frozen } = await (await administratorOf(postgres)).query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
    )
    assert.ok(frozen.length > 0)
    for (const { pid } of frozen) process.kill(pid, 'SIGSTOP')
    cleanUps.push(() => {
      for (const { pid } of frozen) process.kill(pid, 'SIGCONT')
    })
    const begun = performance.now()
    await expectUnavailable(server)
    assert.ok(performance.now() - begun < 30_000)
    await expectPages(server)
    await until(async () => (await signUp(server.address)).status === 200)
  })
})

async function start(environment: Record<string, string> = {}, wrapper: readonly string[] = []) {
  const server = await startTestServer({ DATA_DIR: newFolder(), ...environment }, wrapper)
  cleanUps.push(server.stop)
  return server
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-outage-'))
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function ownPostgres(): Promise<OwnPostgres> {
  const postgres = await startOwnPostgres()
  cleanUps.push(postgres.stop)
  return postgres
}

async function administratorOf({ url }: OwnPostgres): Promise<pg.Client> {
  const administrator = new pg.Client(url)
  await administrator.connect()
  cleanUps.push(() => administrator.end())
  return administrator
}

/**
 * Lasts two seconds: data once read stays in memory, and the server, which must not recover, retries every second.
 */
async function expectFailingTries(server: TestServer): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await expectUnavailable(server)
    assert.equal((await fetch(`${server.address}/readyz`)).status, 503)
    await wait(500)
  }
}

/** Overwrites all but the first page of a database in place, as a broken disk might. Returns the undo function. */
function damage(server: TestServer): (file?: string) => void {
  const other = new BetterSqlite(sqliteFile(server.dataDir))
  // A change by another process makes the server drop its cached pages.
  other.exec('UPDATE accounts SET last_login_at = last_login_at')
  const pages = Number(other.pragma('page_count', { simple: true }))
  other.pragma('wal_checkpoint(TRUNCATE)')
  other.close()
  const sound = readFileSync(sqliteFile(server.dataDir))
  overwrite(
    sqliteFile(server.dataDir),
    Buffer.concat([sound.subarray(0, 4096), randomBytes((pages - 1) * 4096)]),
  )
  return (file = sqliteFile(server.dataDir)) => overwrite(file, sound)
}

/** Writes in place, so that processes with the open file see it. */
function overwrite(file: string, bytes: Buffer): void {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, bytes)
  closeSync(descriptor)
}
