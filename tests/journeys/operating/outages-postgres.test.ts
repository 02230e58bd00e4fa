import pg from 'pg'
import { expectOutage, expectPages, expectUnavailable } from '#tests/support/faults/outages.ts'
import { expect, inTheLongRun, test } from '#tests/support/journey.ts'
import { signUp, signUps, unlimited, withoutAccount } from '#tests/support/sign-ups.ts'
import { type OwnPostgres, startOwnPostgres } from '#tools/test/postgres.ts'

test.describe('on PostgreSQL', inTheLongRun, () => {
  let postgres: OwnPostgres
  test.beforeAll(async () => {
    postgres = await startOwnPostgres()
  })
  test.afterAll(() => postgres.stop())

  test('a server that goes away and comes back is used again, and pages are served throughout', async ({
    startServer,
  }) => {
    const server = await startServer({ DATABASE_URL: postgres.url, ...unlimited })
    const load = signUps(server.address)
    await expect.poll(() => load.acknowledged.length).toBeGreaterThan(10)
    await postgres.interrupt()
    await expectUnavailable(server)
    await expectPages(server)
    await expectOutage(server, 'begun')
    await expect.poll(() => load.statuses.has(503)).toBe(true)
    await postgres.resume()
    await expect.poll(async () => (await signUp(server.address)).status).toBe(200)
    await load.stop()
    expect([...load.statuses].toSorted()).toEqual([200, 503])
    expect(await withoutAccount(server.address, load.acknowledged)).toEqual([])
    await expectOutage(server, 'over')
  })

  test('connections that the server ends at any moment are replaced', async ({ startServer }) => {
    const server = await startServer({ DATABASE_URL: postgres.url, ...unlimited })
    const load = signUps(server.address)
    await withAdministrator(postgres, async (administrator) => {
      for (let acknowledged = 0, round = 0; round < 12; round += 1) {
        await expect.poll(() => load.acknowledged.length).toBeGreaterThan(acknowledged)
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

  test('connections that hang are abandoned in seconds and replaced', async ({ startServer }) => {
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
      expect(performance.now() - begun).toBeLessThan(30_000)
      await expectPages(server)
      await expect.poll(async () => (await signUp(server.address)).status).toBe(200)
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
  })
})

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
