import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { newPostgresDatabase } from '#database/testing.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { password, call as send } from '#tests/support/sign-ups.ts'
import { freePort } from '#tools/test/free-port.ts'

describe('two processes on one database', () => {
  const { TEST_DATABASE_URL } = process.env
  const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-two-'))
  const machines: { server: TestServer; origin: string }[] = []
  let postgres: Awaited<ReturnType<typeof newPostgresDatabase>> | undefined

  before(async () => {
    if (TEST_DATABASE_URL) postgres = await newPostgresDatabase(TEST_DATABASE_URL)
    for (let machine = 0; machine < 2; machine += 1) {
      const PORT = String(await freePort())
      const server = await startTestServer({
        PORT,
        DATA_DIR: dataDir,
        DATABASE_URL: postgres?.url ?? '',
        PUBLIC_URL: 'https://visit.example',
      })
      machines.push({ server, origin: `http://127.0.0.1:${PORT}` })
    }
  })
  after(async () => {
    for (const { server } of machines) await server.stop()
    await postgres?.remove()
    rmSync(dataDir, { recursive: true })
  })

  // biome-ignore lint/suspicious/noExplicitAny: answers are read field by field.
  const call = async (machine: 0 | 1, method: string, fields: object): Promise<any> =>
    (await send(machines[machine]?.origin ?? '', method, fields)).json()

  it('know each other’s accounts and tokens', async () => {
    const email = 'lakshmi@example.com'
    const { idToken } = await call(0, 'accounts:signUp', { email, password })
    assert.equal((await call(1, 'accounts:lookup', { idToken })).users[0].email, email)
    assert.equal((await call(1, 'accounts:signInWithPassword', { email, password })).registered, true)
    assert.equal((await call(1, 'accounts:signUp', { email, password })).error.message, 'EMAIL_EXISTS')
  })

  it('count wrong passwords together', async () => {
    const email = 'ravi@example.com'
    await call(0, 'accounts:signUp', { email, password })
    const tryWith = async (machine: 0 | 1, password: string) =>
      (await call(machine, 'accounts:signInWithPassword', { email, password })).error.message
    for (const machine of [0, 1] as const)
      for (let time = 0; time < 5; time += 1)
        assert.equal(await tryWith(machine, 'hill and rain'), 'INVALID_LOGIN_CREDENTIALS')
    for (const machine of [0, 1] as const)
      assert.equal(await tryWith(machine, password), 'TOO_MANY_ATTEMPTS_TRY_LATER')
  })
})
