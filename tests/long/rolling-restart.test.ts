import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { password, unlimited } from '#tests/support/sign-ups.ts'
import { freePort } from '#tools/test/free-port.ts'
import { startOwnPostgres, type TestPostgres } from '#tools/test/postgres.ts'
import { startProxy } from './proxies.ts'
import { visitorFrom } from './proxy-visitors.ts'

/** On Linux all of 127.0.0.0/8 is this machine. */
const addresses = Array.from({ length: 12 }, (_, index) => `127.0.1.${index + 1}`)

describe('two processes that are restarted in turn', { timeout: 300_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-rolling-'))
  let postgres: TestPostgres
  before(async () => {
    postgres = await startOwnPostgres()
  })
  after(async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true })
  })

  for (const name of ['nginx', 'caddy'] as const) {
    it(`fail no request behind ${name}`, async (test) => {
      const port = await freePort()
      const upstreamPorts = [await freePort(), await freePort()]
      const start = (upstream: number) =>
        startTestServer({
          DATA_DIR: dataDir,
          DATABASE_URL: postgres.url,
          PORT: String(upstream),
          PUBLIC_URL: `https://localhost:${port}`,
          TRUST_PROXY: '127.0.0.1',
          ...unlimited,
        })
      const processes: TestServer[] = []
      for (const upstream of upstreamPorts) processes.push(await start(upstream))
      const proxy = await startProxy(name, { port, upstreamPorts })
      test.after(async () => {
        await proxy.stop()
        for (const server of processes) await server.stop()
      })

      const statuses: number[] = []
      let isOver = false
      const visitors = addresses.map(async (address, index) => {
        const visitor = visitorFrom(address, port)
        const email = `${name}-${index}@example.com`
        const { text } = await visitor.call('accounts:signUp', { email, password })
        const { idToken } = JSON.parse(text)
        while (!isOver) {
          statuses.push((await visitor.get('/temples')).status)
          statuses.push((await visitor.call('accounts:lookup', { idToken })).status)
          await wait(5)
        }
      })
      const more = async (count: number) => {
        const goal = statuses.length + count
        while (statuses.length < goal) await wait(20)
      }
      const restarts = async () => {
        await more(100)
        for (let round = 0; round < 2; round += 1) {
          for (const [index, upstream] of upstreamPorts.entries()) {
            await processes[index]?.stop()
            processes[index] = await start(upstream)
            // As docs/operating.md says: Caddy asks once a second who is there.
            await wait(2000)
          }
          await more(100)
        }
        isOver = true
      }
      await Promise.all([restarts(), ...visitors])
      test.diagnostic(`${statuses.length} answers`)
      const failed = statuses.filter((status) => status !== 200)
      assert.deepEqual(failed, [], `${failed}\n${proxy.logs().slice(-20_000)}`)
    })
  }
})
