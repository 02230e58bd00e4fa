import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { sqliteFile } from '#database/sqlite.ts'
import {
  expectOutage,
  expectPages,
  expectUnavailable,
  makeReadOnly,
  withoutRootsRights,
} from '#tests/support/faults/outages.ts'
import { smallDisk } from '#tests/support/faults/small-disk.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import type { TestServer } from '#tests/support/server.ts'
import { call, signUp, signUps, withoutAccount } from '#tests/support/sign-ups.ts'

test(
  'while another process holds the database, pages are served and sign-ups wait',
  inTheLongRun,
  async ({ startServer }) => {
    const server = await startServer()
    const other = new BetterSqlite(sqliteFile(server.dataDir))
    other.exec('BEGIN EXCLUSIVE')
    const early = signUp(server.address)
    const late = expectUnavailable(server)
    await expectPages(server)
    await late
    expect((await early).status).toBe(503)
    await expectOutage(server, 'begun')

    const patient = signUp(server.address)
    expect((await fetch(server.address)).status).toBe(200)
    other.exec('ROLLBACK')
    other.close()
    expect((await patient).status).toBe(200)
    await expectOutage(server, 'over')
  },
)

test(
  'a full disk stops neither pages nor the server, and no account is lost',
  inTheLongRun,
  async ({ startServer, newFolder }) => {
    const disk = smallDisk(newFolder())
    try {
      let server = await startServer({ DATA_DIR: disk.folder }, disk.wrapper)
      const load = signUps(server.address)
      await expect.poll(() => load.acknowledged.length).toBeGreaterThan(10)
      disk.fill()
      await expect.poll(() => load.statuses.has(503)).toBe(true)
      await load.stop()
      expect([...load.statuses].toSorted()).toEqual([200, 503])
      await expectUnavailable(server)
      await expectPages(server)
      await expectOutage(server, 'begun')

      server = await disk.free(server, () => startServer({ DATA_DIR: disk.folder }))
      const after = await signUp(server.address)
      expect(after.status).toBe(200)
      expect(await withoutAccount(server.address, [...load.acknowledged, after.email])).toEqual([])
      if (disk.recovers) await expectOutage(server, 'over')

      await server.stop()
      const restarted = await startServer({ DATA_DIR: disk.folder })
      expect(await withoutAccount(restarted.address, [...load.acknowledged, after.email])).toEqual([])
      await restarted.stop()
    } finally {
      disk.unmount()
    }
  },
)

test(
  'a folder made read-only does not affect a running server, whose files are open',
  inTheLongRun,
  async ({ startServer }) => {
    const server = await startServer({}, withoutRootsRights())
    expect((await signUp(server.address)).status).toBe(200)
    makeReadOnly(server.dataDir)
    try {
      const { status, email } = await signUp(server.address)
      expect(status).toBe(200)
      expect(await withoutAccount(server.address, [email])).toEqual([])
    } finally {
      chmodSync(server.dataDir, 0o700)
    }
  },
)

test(
  'when nothing can be written any more, visitors stay signed in, and accounts come back by themselves',
  inTheLongRun,
  async ({ startServer }) => {
    const server = await startServer()
    const limitFiles = (bytes: string) =>
      spawnSync('prlimit', ['--pid', String(server.process.pid), `--fsize=${bytes}:`])
    test.skip(limitFiles('unlimited').status !== 0, 'needs the prlimit of util-linux')
    const before = await signUp(server.address)
    const { idToken, refreshToken } = await before.json()
    // Like a disk that became read-only: reads still work, but no write to an open file succeeds.
    limitFiles('0')
    await expectUnavailable(server)
    await expectPages(server)
    expect((await call(server.address, 'accounts:lookup', { idToken })).status).toBe(200)
    const renewal = { grantType: 'refresh_token', refreshToken }
    expect((await call(server.address, 'token', renewal)).status).toBe(200)
    await expectOutage(server, 'begun')

    limitFiles('unlimited')
    const after = await signUp(server.address)
    expect(after.status).toBe(200)
    expect(await withoutAccount(server.address, [before.email, after.email])).toEqual([])
  },
)

test(
  'a damaged file stops neither pages nor the server, and is used again once repaired',
  inTheLongRun,
  async ({ startServer }) => {
    const server = await startServer()
    const { email, status } = await signUp(server.address)
    expect(status).toBe(200)
    const mend = damage(server)
    await expectUnavailable(server)
    await expectPages(server)
    await expectOutage(server, 'begun')
    await expectFailingTries(server)
    mend()
    await expectOutage(server, 'over')
    expect((await signUp(server.address)).status).toBe(200)
    expect(await withoutAccount(server.address, [email])).toEqual([])
  },
)

test(
  'a missing file is not created anew, and its replacement is used',
  inTheLongRun,
  async ({ startServer, newFolder }) => {
    const server = await startServer()
    const { email } = await signUp(server.address)
    const mend = damage(server)
    await expectUnavailable(server)
    await expectFailingTries(server)
    const aside = newFolder()
    const files = readdirSync(server.dataDir).filter((name) => name.startsWith('travel-visit.sqlite'))
    for (const name of files) renameSync(join(server.dataDir, name), join(aside, name))
    await expectUnavailable(server)
    expect(existsSync(sqliteFile(server.dataDir))).toBe(false)
    mend(sqliteFile(aside))
    for (const name of files) renameSync(join(aside, name), join(server.dataDir, name))
    await expectOutage(server, 'over')
    expect(await withoutAccount(server.address, [email])).toEqual([])
  },
)

/** For two seconds: data once read stays in memory, and the server, which must not recover, retries every second. */
async function expectFailingTries(server: TestServer): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await expectUnavailable(server)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503)
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
