import { keepChanging, lostChanges, newKeeper } from '#tests/support/faults/keeping.ts'
import { expectOutage, expectPages } from '#tests/support/faults/outages.ts'
import { smallDisk } from '#tests/support/faults/small-disk.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { unlimited } from '#tests/support/sign-ups.ts'
import { startOwnPostgres } from '#tools/test/postgres.ts'

test.describe.configure({ timeout: 60_000 })

test(
  'a full disk is answered with 503, costs nothing that an account keeps, and takes changes once there is room',
  inTheLongRun,
  async ({ startServer, newFolder }) => {
    const disk = smallDisk(newFolder())
    try {
      const environment = { DATA_DIR: disk.folder, ...unlimited }
      let server = await startServer(environment, disk.wrapper)
      const keeper = await newKeeper(server.address)
      const load = keepChanging(server.address, keeper)
      await expect.poll(() => keeper.acknowledged).toBeGreaterThan(10)
      disk.fill()
      await expect.poll(() => load.statuses.has(503)).toBe(true)
      await load.stop()
      expect([...load.statuses].toSorted()).toEqual([200, 503])
      await expectPages(server)
      expect(await lostChanges(server.address, keeper)).toEqual([])

      server = await disk.free(server, () => startServer(environment))
      const before = keeper.acknowledged
      const later = keepChanging(server.address, keeper)
      await expect.poll(() => keeper.acknowledged).toBeGreaterThan(before)
      await later.stop()
      expect(await lostChanges(server.address, keeper)).toEqual([])
    } finally {
      disk.unmount()
    }
  },
)

test(
  'nothing that an account keeps is lost when PostgreSQL goes away and comes back',
  inTheLongRun,
  async ({ startServer }) => {
    const postgres = await startOwnPostgres()
    try {
      const server = await startServer({ DATABASE_URL: postgres.url, ...unlimited })
      const keeper = await newKeeper(server.address)
      const load = keepChanging(server.address, keeper)
      await expect.poll(() => keeper.acknowledged).toBeGreaterThan(10)
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
      const before = keeper.acknowledged
      await postgres.resume()
      await expect.poll(() => keeper.acknowledged).toBeGreaterThan(before)
      await load.stop()
      expect([...load.statuses].toSorted()).toEqual([200, 503])
      expect(await lostChanges(server.address, keeper)).toEqual([])
    } finally {
      await postgres.stop()
    }
  },
)
