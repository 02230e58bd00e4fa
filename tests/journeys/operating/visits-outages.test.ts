import { keepAdding, killWhileKeeping, missingEntries, newKeeper } from '#tests/support/faults/keeping.ts'
import { expectOutage, expectPages } from '#tests/support/faults/outages.ts'
import { smallDisk } from '#tests/support/faults/small-disk.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { unlimited } from '#tests/support/sign-ups.ts'
import { startOwnPostgres } from '#tools/test/postgres.ts'

test.describe.configure({ timeout: 60_000 })

/** `npm run test:long` kills it more often. */
test(
  'nothing acknowledged of what an account keeps is lost when the server is killed',
  inTheLongRun,
  async ({ startServer }) => {
    const first = await startServer()
    await first.stop()
    // Tokens name the address.
    const { port: PORT } = new URL(first.address)
    const start = () => startServer({ DATA_DIR: first.dataDir, PORT, ...unlimited })
    const keeper = await killWhileKeeping(start, 3)
    expect(await missingEntries((await start()).address, keeper)).toEqual([])
  },
)

test(
  'nor on a full disk, which is answered as a problem, and a device that waits is heard later',
  inTheLongRun,
  async ({ startServer, newFolder }) => {
    const disk = smallDisk(newFolder())
    try {
      const environment = { DATA_DIR: disk.folder, ...unlimited }
      let server = await startServer(environment, disk.wrapper)
      const keeper = await newKeeper(server.address)
      const load = keepAdding(server.address, keeper)
      await expect.poll(() => keeper.acknowledged.length).toBeGreaterThan(10)
      disk.fill()
      await expect.poll(() => load.statuses.has(503)).toBe(true)
      await load.stop()
      expect([...load.statuses].toSorted()).toEqual([200, 503])
      await expectPages(server)
      expect(await missingEntries(server.address, keeper)).toEqual([])

      server = await disk.free(server, () => startServer(environment))
      const before = keeper.acknowledged.length
      const later = keepAdding(server.address, keeper)
      await expect.poll(() => keeper.acknowledged.length).toBeGreaterThan(before)
      await later.stop()
      expect(await missingEntries(server.address, keeper)).toEqual([])
    } finally {
      disk.unmount()
    }
  },
)

test('nor when PostgreSQL goes away and comes back', inTheLongRun, async ({ startServer }) => {
  const postgres = await startOwnPostgres()
  try {
    const server = await startServer({ DATABASE_URL: postgres.url, ...unlimited })
    const keeper = await newKeeper(server.address)
    const load = keepAdding(server.address, keeper)
    await expect.poll(() => keeper.acknowledged.length).toBeGreaterThan(10)
    await postgres.interrupt()
    await expect.poll(() => load.statuses.has(503)).toBe(true)
    const answer = await fetch(`${server.address}/api/visits`, {
      headers: { authorization: `Bearer ${keeper.idToken}` },
    })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('retry-after')).toBe('5')
    await expectPages(server)
    await expectOutage(server, 'begun')
    const before = keeper.acknowledged.length
    await postgres.resume()
    await expect.poll(() => keeper.acknowledged.length).toBeGreaterThan(before)
    await load.stop()
    expect([...load.statuses].toSorted()).toEqual([200, 503])
    expect(await missingEntries(server.address, keeper)).toEqual([])
  } finally {
    await postgres.stop()
  }
})
