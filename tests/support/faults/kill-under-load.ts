import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type DatabaseLocation, openForReading } from '#database/open.ts'
import type { TestServer } from '#tests/support/server.ts'
import { signUps, withoutAccount } from '#tests/support/sign-ups.ts'

/** How many sign up in a round, at least, before the server is killed. */
const signUpsPerRound = 6

/** The server is killed at a random moment after that, up to this many milliseconds later. */
const chanceMs = 20

/**
 * Starts a server repeatedly, and kills it while people sign up. Returns the addresses of all whose sign-up was
 * acknowledged.
 */
export async function killUnderLoad(start: () => Promise<TestServer>, kills: number): Promise<string[]> {
  const acknowledged: string[] = []
  for (let round = 0; round < kills; round += 1) {
    const server = await start()
    const exit = once(server.process, 'exit')
    const load = signUps(server.address, (count) => {
      if (count === signUpsPerRound) {
        setTimeout(() => server.process.kill('SIGKILL'), Math.random() * chanceMs)
      }
    })
    assert.deepEqual(await exit, [null, 'SIGKILL'])
    await load.ended
    acknowledged.push(...load.acknowledged)
  }
  return acknowledged
}

/** Checks that every acknowledged sign-up has exactly one complete account and can sign in. */
export async function assertNobodyLost(
  location: DatabaseLocation,
  server: TestServer,
  acknowledged: readonly string[],
): Promise<void> {
  const database = await openForReading(location)
  const rows = await database
    .selectFrom('accounts')
    .leftJoin('sessions', 'sessions.account_id', 'accounts.id')
    .select(['accounts.email', 'sessions.id as session'])
    .execute()
  await database.destroy()
  const emails = new Set(rows.map(({ email }) => email))
  assert.equal(emails.size, rows.length, 'an account is duplicated, or has two sessions')
  assert.deepEqual(
    rows.filter(({ session }) => session === null),
    [],
    'an account lacks the session created with it',
  )
  assert.deepEqual(
    acknowledged.filter((email) => !emails.has(email)),
    [],
  )
  assert.deepEqual(await withoutAccount(server.address, acknowledged), [])
}
