import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { killWhileKeeping, lostChanges } from '#tests/support/faults/keeping.ts'
import { assertNobodyLost, killUnderLoad } from '#tests/support/faults/kill-under-load.ts'
import { startTestServer } from '#tests/support/server.ts'
import { unlimited } from '#tests/support/sign-ups.ts'
import { freePort } from '#tools/test/free-port.ts'
import { startPostgres } from '#tools/test/postgres.ts'

describe('a server that is killed while people sign up', { timeout: 600_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-kills-'))
  after(() => rmSync(dataDir, { recursive: true }))

  it('loses nobody in twenty kills on SQLite', async (test) => {
    const start = () => startTestServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
    const acknowledged = await killUnderLoad(start, 20)
    const server = await start()
    await assertNobodyLost({ dataDir }, server, acknowledged)
    await server.stop()
    test.diagnostic(`${acknowledged.length} accounts, none lost`)
    assert.ok(acknowledged.length >= 120)
  })

  it('loses nobody in eight kills on PostgreSQL', async (test) => {
    const postgres = await startPostgres()
    const start = () => startTestServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, LOG_LEVEL: 'error' })
    const acknowledged = await killUnderLoad(start, 8)
    const server = await start()
    await assertNobodyLost({ dataDir, databaseUrl: postgres.url }, server, acknowledged)
    await server.stop()
    await postgres.stop()
    test.diagnostic(`${acknowledged.length} accounts, none lost`)
    assert.ok(acknowledged.length >= 48)
  })
})

describe('a server that is killed while two devices of an account keep something', {
  timeout: 600_000,
}, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-kills-'))
  after(() => rmSync(dataDir, { recursive: true }))

  for (const [engine, kills] of [
    ['SQLite', 20],
    ['PostgreSQL', 10],
  ] as const) {
    it(`loses nothing in ${kills} kills on ${engine}`, async (test) => {
      const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined
      const environment = { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '', LOG_LEVEL: 'error' }
      // Tokens name the address, which therefore has to stay the same.
      const PORT = String(await freePort())
      const start = () => startTestServer({ ...environment, PORT, ...unlimited })
      const keeper = await killWhileKeeping(start, kills)
      const server = await start()
      assert.deepEqual(await lostChanges(server.address, keeper), [])
      await server.stop()
      await postgres?.stop()
      test.diagnostic(`${keeper.acknowledged} changes, none lost`)
      assert.ok(keeper.acknowledged >= 6 * kills)
    })
  }
})
