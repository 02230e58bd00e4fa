import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
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
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import pg from 'pg'
import { type OwnPostgres, startOwnPostgres } from '../scripts/postgres.ts'
import { expect, test } from './journey.ts'
import { spawnServer, type TestServer } from './server.ts'
import { call, signUp, signUps, withoutAccount } from './sign-ups.ts'

/** Outages are waited for, and the machine may be busy. */
const patience = { timeout: 20_000 }
test.describe.configure({ timeout: 60_000 })

const folders: string[] = []
test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

test('while another process holds the database, pages are served and sign-ups wait', async ({
  startServer,
}) => {
  const server = await startServer()
  const other = new BetterSqlite(databaseFile(server))
  other.exec('BEGIN EXCLUSIVE')
  const early = signUp(server.address)
  const late = expectUnavailable(server)
  await expectPages(server)
  await late
  expect((await early).status).toBe(503)
  await expectOutage(server, 'begun')

  const patient = signUp(server.address)
  await expectPages(server)
  other.exec('ROLLBACK')
  other.close()
  expect((await patient).status).toBe(200)
  await expectOutage(server, 'over')
})

test('a full disk stops neither pages nor the server, and no account is lost', async ({ startServer }) => {
  const disk = smallDisk()
  try {
    let server = await startServer({ DATA_DIR: disk.folder }, disk.wrapper)
    const load = signUps(server.address)
    await expect.poll(() => load.acknowledged.length, patience).toBeGreaterThan(10)
    disk.fill()
    await expect.poll(() => load.statuses.has(503), patience).toBe(true)
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
})

test('a folder that is made read-only beneath the server takes nothing from it: its files are open', async ({
  startServer,
}) => {
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
})

test('where nothing can be written any more, who is signed in stays so, and accounts come back by themselves', async ({
  startServer,
}) => {
  const server = await startServer()
  const limitFiles = (bytes: string) =>
    spawnSync('prlimit', ['--pid', String(server.process.pid), `--fsize=${bytes}:`])
  test.skip(limitFiles('unlimited').status !== 0, 'needs the prlimit of util-linux')
  const before = await signUp(server.address)
  const { idToken, refreshToken } = await before.json()
  // To a program a disk that has become read-only does the same: it reads on, and no write to an open file succeeds.
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
})

test('a damaged file stops neither pages nor the server, and once it is mended it is used again', async ({
  startServer,
}) => {
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
})

test('a file that is gone is not made anew: what is put in its place is used', async ({ startServer }) => {
  const server = await startServer()
  const { email } = await signUp(server.address)
  const mend = damage(server)
  await expectUnavailable(server)
  await expectFailingTries(server)
  const aside = newFolder()
  const files = readdirSync(server.dataDir).filter((name) => name.startsWith('travel-visit.sqlite'))
  for (const name of files) renameSync(join(server.dataDir, name), join(aside, name))
  await expectUnavailable(server)
  expect(existsSync(databaseFile(server))).toBe(false)
  mend(join(aside, 'travel-visit.sqlite'))
  for (const name of files) renameSync(join(aside, name), join(server.dataDir, name))
  await expectOutage(server, 'over')
  expect(await withoutAccount(server.address, [email])).toEqual([])
})

test.describe('a database that cannot be opened is told in one line:', () => {
  test('it is no database', async () => {
    const folder = newFolder()
    const descriptor = openSync(join(folder, 'travel-visit.sqlite'), 'w')
    writeSync(descriptor, randomBytes(8192))
    closeSync(descriptor)
    await expectNoStart(folder, /travel-visit\.sqlite cannot be used: file is not a database$/)
  })

  test('it is a folder', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'travel-visit.sqlite'))
    await expectNoStart(folder, /travel-visit\.sqlite cannot be used: unable to open database file$/)
  })

  test('it is newer than the program', async ({ startServer }) => {
    const server = await startServer()
    await server.stop()
    const database = new BetterSqlite(databaseFile(server))
    database.prepare('INSERT INTO kysely_migration VALUES (?, ?)').run('9999-later', new Date().toISOString())
    database.close()
    await expectNoStart(
      server.dataDir,
      /cannot be used: it is newer than this program, which does not know 9999-later$/,
    )
  })

  for (const end of ['stopped', 'killed'] as const) {
    test(`nobody may write into it, after the server was ${end}`, async ({ startServer }) => {
      const server = await startServer()
      expect((await signUp(server.address)).status).toBe(200)
      const ended = once(server.process, 'exit')
      server.process.kill(end === 'killed' ? 'SIGKILL' : 'SIGTERM')
      await ended
      makeReadOnly(server.dataDir)
      try {
        await expectNoStart(server.dataDir, /travel-visit\.sqlite cannot be used: /, withoutRootsRights())
      } finally {
        chmodSync(server.dataDir, 0o700)
      }
    })
  }

  test('its server is not there', async () => {
    await expectNoStart(
      newFolder(),
      /The database 127\.0\.0\.1:1\/visit cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1$/,
      [],
      {
        DATABASE_URL: 'postgres://visit:secret@127.0.0.1:1/visit',
      },
    )
  })
})

test.describe('on PostgreSQL', () => {
  let postgres: OwnPostgres
  test.beforeAll(async () => {
    postgres = await startOwnPostgres()
  })
  test.afterAll(() => postgres.stop())

  test('a server that goes away and comes back is used again, and pages are served all along', async ({
    startServer,
  }) => {
    const server = await startServer({ DATABASE_URL: postgres.url })
    const load = signUps(server.address)
    await expect.poll(() => load.acknowledged.length, patience).toBeGreaterThan(10)
    await postgres.interrupt()
    await expectUnavailable(server)
    await expectPages(server)
    await expectOutage(server, 'begun')
    await expect.poll(() => load.statuses.has(503), patience).toBe(true)
    await postgres.resume()
    await expect.poll(async () => (await signUp(server.address)).status, patience).toBe(200)
    await load.stop()
    expect([...load.statuses].toSorted()).toEqual([200, 503])
    expect(await withoutAccount(server.address, load.acknowledged)).toEqual([])
    await expectOutage(server, 'over')
  })

  test('connections that the server ends in the middle of anything are replaced', async ({ startServer }) => {
    const server = await startServer({ DATABASE_URL: postgres.url })
    const load = signUps(server.address)
    await withAdministrator(postgres, async (administrator) => {
      for (let acknowledged = 0, round = 0; round < 12; round += 1) {
        await expect.poll(() => load.acknowledged.length, patience).toBeGreaterThan(acknowledged)
        acknowledged = load.acknowledged.length
        await administrator.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
        )
      }
    })
    await load.stop()
    expect([...load.statuses].every((status) => status === 200 || status === 503)).toBe(true)
    expect(await withoutAccount(server.address, load.acknowledged)).toEqual([])
  })

  test('connections that hang are given up in seconds and replaced', async ({ startServer }) => {
    const server = await startServer({ DATABASE_URL: postgres.url })
    expect((await signUp(server.address)).status).toBe(200)
    const frozen = await withAdministrator(postgres, async (administrator) => {
      const { rows } = await administrator.query<{ pid: number }>(
        'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
      )
      return rows.map(({ pid }) => pid)
    })
    expect(frozen.length).toBeGreaterThan(0)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    try {
      const begun = performance.now()
      await expectUnavailable(server)
      expect(performance.now() - begun).toBeLessThan(15_000)
      await expectPages(server)
      await expect.poll(async () => (await signUp(server.address)).status, patience).toBe(200)
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
  })
})

function databaseFile({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'travel-visit.sqlite')
}

async function expectUnavailable(server: TestServer): Promise<void> {
  const answer = await signUp(server.address)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.text()).toBe('Accounts cannot be reached at this moment.')
}

/** Pages that have to wait for the database would take seconds each. */
async function expectPages({ address }: TestServer): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const begun = performance.now()
    expect((await fetch(address)).status).toBe(200)
    expect(performance.now() - begun).toBeLessThan(2500)
  }
}

/** The log tells of an outage once when it begins, however many requests fail, and once when it is over. */
async function expectOutage(server: TestServer, state: 'begun' | 'over'): Promise<void> {
  const lines = () => {
    const log = readFileSync(server.logFile, 'utf8')
    return {
      begun: log.match(/The database cannot be used: /g)?.length ?? 0,
      over: log.match(/The database can be used again after /g)?.length ?? 0,
    }
  }
  await expect.poll(lines, patience).toEqual({ begun: 1, over: state === 'over' ? 1 : 0 })
}

/** What was read then stays in memory; and the server itself tries every second. */
async function expectFailingTries(server: TestServer): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await expectUnavailable(server)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503)
    await wait(500)
  }
}

async function expectNoStart(
  dataDir: string,
  line: RegExp,
  wrapper: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<void> {
  const child = spawnServer({ PORT: '0', DATA_DIR: dataDir, ...environment }, wrapper)
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output.trim()).toMatch(/^Travel Visit could not start: /)
  expect(output.trim()).toMatch(line)
  expect(output).not.toContain('secret')
}

type SmallDisk = {
  folder: string
  /** What the server has to be started with. */
  wrapper: readonly string[]
  /** Whether the running server can see the end of the outage. */
  recovers: boolean
  fill: () => void
  /** Makes room. The server goes on, or is replaced where nothing else helps. */
  free: (server: TestServer, replacement: () => Promise<TestServer>) => Promise<TestServer>
  /** Before its folder is removed. */
  unmount: () => void
}

/** A real disk in memory where this system lets us have one, else a limit on how long a file may grow. */
function smallDisk(): SmallDisk {
  const folder = newFolder()
  const filler = join(folder, 'filler')
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]).status === 0) {
    return {
      folder,
      wrapper: [],
      recovers: true,
      fill: () => fillUp(filler),
      async free(server) {
        rmSync(filler)
        return server
      },
      unmount() {
        spawnSync('umount', ['-l', folder])
      },
    }
  }
  console.warn('No small disk can be mounted here: a limit on the length of files takes its place.')
  return {
    folder,
    // In units of 512 bytes, in some shells 1024.
    wrapper: ['sh', '-c', 'ulimit -f 1500; exec "$0" "$@"'],
    recovers: false,
    fill: () => {},
    async free(server, replacement) {
      await server.stop()
      return replacement()
    },
    unmount: () => {},
  }
}

function fillUp(file: string): void {
  const descriptor = openSync(file, 'w')
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(4096))
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  } finally {
    closeSync(descriptor)
  }
}

/** Overwrites all but the first page of a database in place, as a broken disk does. What it gives back undoes that. */
function damage(server: TestServer): (file?: string) => void {
  const other = new BetterSqlite(databaseFile(server))
  // A change by somebody else, so that the server reads again what it holds in memory.
  other.exec('UPDATE accounts SET last_login_at = last_login_at')
  const pages = Number(other.pragma('page_count', { simple: true }))
  other.pragma('wal_checkpoint(TRUNCATE)')
  other.close()
  const sound = readFileSync(databaseFile(server))
  overwrite(databaseFile(server), Buffer.concat([sound.subarray(0, 4096), randomBytes((pages - 1) * 4096)]))
  return (file = databaseFile(server)) => overwrite(file, sound)
}

/** In place: whoever has the file open has it still. */
function overwrite(file: string, bytes: Buffer): void {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, bytes)
  closeSync(descriptor)
}

function makeReadOnly(folder: string): void {
  for (const name of readdirSync(folder, { withFileTypes: true })) {
    if (name.isFile()) chmodSync(join(folder, name.name), 0o400)
  }
  chmodSync(folder, 0o500)
}

/** Root may write everywhere; without this right it is held to a file's permissions as anybody else. */
function withoutRootsRights(): string[] {
  return process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override'] : []
}

async function withAdministrator<Result>(
  { url }: OwnPostgres,
  act: (administrator: pg.Client) => Promise<Result>,
): Promise<Result> {
  const administrator = new pg.Client(url)
  await administrator.connect()
  try {
    return await act(administrator)
  } finally {
    await administrator.end()
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-outage-'))
  folders.push(folder)
  return folder
}
