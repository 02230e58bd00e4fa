import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect, newEmail, test } from '#tests/support/journey.ts'
import type { TestServer } from '#tests/support/server.ts'
import { password } from '#tests/support/sign-ups.ts'
import { freePort } from '#tools/test/free-port.ts'
import { startPostgres, type TestPostgres } from '#tools/test/postgres.ts'

test.describe('two processes on one PostgreSQL', () => {
  let postgres: TestPostgres
  test.beforeAll(async () => {
    postgres = await startPostgres(process.env.TEST_DATABASE_URL)
  })
  test.afterAll(() => postgres.stop())

  test('an account created at one signs in at the other, and tokens of one work at the other', async ({
    startServer,
  }) => {
    const [here, there] = await startTwo(startServer)
    const email = newEmail()
    const { idToken } = await call(here, 'accounts:signUp', { email, password })
    const account = await call(there, 'accounts:lookup', { idToken })
    expect(account.users[0].email).toBe(email)
    expect((await call(there, 'accounts:signInWithPassword', { email, password })).registered).toBe(true)
    expect((await call(there, 'accounts:signUp', { email, password })).error.message).toBe('EMAIL_EXISTS')
  })

  test('wrong passwords at one count at the other', async ({ startServer }) => {
    const [here, there] = await startTwo(startServer)
    const email = newEmail()
    await call(here, 'accounts:signUp', { email, password })
    for (const machine of [here, there]) {
      for (let time = 0; time < 5; time += 1) {
        const { error } = await call(machine, 'accounts:signInWithPassword', {
          email,
          password: 'hill and rain',
        })
        expect(error.message).toBe('INVALID_LOGIN_CREDENTIALS')
      }
    }
    for (const machine of [here, there]) {
      const { error } = await call(machine, 'accounts:signInWithPassword', { email, password })
      expect(error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    }
  })

  test('an account that was acknowledged is not lost when the process that made it is killed', async ({
    startServer,
  }) => {
    const [here, there] = await startTwo(startServer)
    const acknowledged: string[] = []
    const exit = once(here.process, 'exit')
    const load = Array.from({ length: 4 }, async () => {
      for (;;) {
        const email = `${randomUUID()}@example.com`
        try {
          if ((await call(here, 'accounts:signUp', { email, password })).idToken) acknowledged.push(email)
        } catch {
          return
        }
      }
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
    here.process.kill('SIGKILL')
    await exit
    await Promise.all(load)
    for (const email of acknowledged) {
      const answer = await call(there, 'accounts:signInWithPassword', { email, password })
      expect(answer.email).toBe(email)
    }
  })

  type Reachable = TestServer & { origin: string }

  async function startTwo(
    startServer: (environment: Record<string, string>) => Promise<TestServer>,
  ): Promise<[Reachable, Reachable]> {
    const start = async (): Promise<Reachable> => {
      const PORT = String(await freePort())
      const environment = { PORT, DATABASE_URL: postgres.url, PUBLIC_URL: 'https://visit.example' }
      return { ...(await startServer(environment)), origin: `http://127.0.0.1:${PORT}` }
    }
    return Promise.all([start(), start()])
  }
})

// biome-ignore lint/suspicious/noExplicitAny: the journey reads answers field by field.
async function call({ origin }: { origin: string }, method: string, fields: object): Promise<any> {
  const answer = await fetch(`${origin}/v1/${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  return answer.json()
}
