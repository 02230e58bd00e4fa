import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { Kysely, sql } from 'kysely'
import { postgresDialect } from '#database/postgres.ts'
import type { Tables } from '#database/tables.ts'
import { emptyDatabase, type TestDatabase } from '#database/testing.ts'
import { healthRoutes } from './health.ts'

const running = { isStopping: () => false }

describe('health', () => {
  let stored: TestDatabase
  beforeEach(async () => {
    stored = await emptyDatabase()
  })
  afterEach(async () => {
    await stored.database.destroy()
    await stored.remove()
  })

  it('is ready while the database answers', async () => {
    const routes = healthRoutes({ database: stored.database, ...running })
    assert.equal((await routes.request('/healthz')).status, 200)
    assert.equal((await routes.request('/readyz')).status, 200)
  })

  it('is never cached', async () => {
    const routes = healthRoutes({ database: stored.database, ...running })
    await stored.database.destroy()
    for (const path of ['/healthz', '/readyz']) {
      assert.equal((await routes.request(path)).headers.get('cache-control'), 'no-store', path)
    }
  })

  it('is alive but not ready without its database', async () => {
    const routes = healthRoutes({ database: stored.database, ...running })
    await stored.database.destroy()
    const answer = await routes.request('/readyz')
    assert.equal(answer.status, 503)
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/)
    assert.equal((await routes.request('/healthz')).status, 200)
  })

  it('is not ready on a database that can only be read', async () => {
    const { database, location } = stored
    const routes = healthRoutes({ database, ...running })
    await (location.databaseUrl === undefined
      ? sql`PRAGMA query_only = ON`.execute(database)
      : sql`SET default_transaction_read_only = on`.execute(database))
    assert.equal((await routes.request('/readyz')).status, 503)
    // The connection that said so is given up.
    assert.equal((await routes.request('/readyz')).status, 200)
  })

  it('is neither ready nor healthy while it stops, so that proxies go elsewhere', async () => {
    const routes = healthRoutes({ database: stored.database, isStopping: () => true })
    assert.equal((await routes.request('/readyz')).status, 503)
    assert.equal((await routes.request('/healthz')).status, 503)
  })

  it('gives up on a silent database, with one query for all concurrent probes', async () => {
    const connections: Socket[] = []
    const silent = createServer((socket) => connections.push(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const database = new Kysely<Tables>({ dialect: postgresDialect(`postgres://127.0.0.1:${port}/visit`) })
    const routes = healthRoutes({ database, ...running, patienceMs: 50 })

    const answers = await Promise.all([routes.request('/readyz'), routes.request('/readyz')])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [503, 503],
    )
    assert.equal((await routes.request('/readyz')).status, 503)
    assert.equal(connections.length, 1)

    for (const socket of connections) socket.destroy()
    silent.close()
    await database.destroy()
  })
})
