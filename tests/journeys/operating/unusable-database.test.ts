import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import BetterSqlite from 'better-sqlite3'
import { sqliteFile } from '#database/sqlite.ts'
import { makeReadOnly, withoutRootsRights } from '#tests/support/faults/outages.ts'
import { expect, test } from '#tests/support/journey.ts'
import { spawnServer } from '#tests/support/server.ts'
import { signUp } from '#tests/support/sign-ups.ts'

test.describe('a database that cannot be opened is reported in one line:', () => {
  test('it is no database', async ({ newFolder }) => {
    const folder = newFolder()
    const descriptor = openSync(sqliteFile(folder), 'w')
    writeSync(descriptor, randomBytes(8192))
    closeSync(descriptor)
    await expectNoStart(folder, /travel-visit\.sqlite cannot be used: file is not a database$/)
  })

  test('it is a folder', async ({ newFolder }) => {
    const folder = newFolder()
    mkdirSync(sqliteFile(folder))
    await expectNoStart(folder, /travel-visit\.sqlite cannot be used: unable to open database file$/)
  })

  for (const folder of ['/proc/travel-visit', '/proc/travel-visit/data']) {
    test(`its folder is ${folder}, which cannot be created`, async () => {
      test.skip(process.platform !== 'linux', 'only Linux has /proc')
      await expectNoStart(folder, /travel-visit\.sqlite cannot be used: ENOENT: .*'\/proc\/travel-visit'$/)
    })
  }

  test('it is newer than the program', async ({ startServer }) => {
    const server = await startServer()
    await server.stop()
    const database = new BetterSqlite(sqliteFile(server.dataDir))
    database.prepare('INSERT INTO kysely_migration VALUES (?, ?)').run('9999-later', new Date().toISOString())
    database.close()
    await expectNoStart(
      server.dataDir,
      /cannot be used: it is newer than this program, which does not know 9999-later$/,
    )
  })

  for (const end of ['stopped', 'killed'] as const) {
    test(`it is not writable, after the server was ${end}`, async ({ startServer }) => {
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

  test('its server is not there', async ({ newFolder }) => {
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
