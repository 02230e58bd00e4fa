import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, newEmail, password, test } from './journey.ts'
import { removeData, spawnServer, startTestServer, type TestServer } from './server.ts'

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`on ${signal} a request under way is answered, and the server ends well`, async () => {
    const server = await startTestServer()
    const email = newEmail()
    const answers = Array.from({ length: 8 }, (_, index) => signUp(server, `${index}-${email}`))
    // Let them reach the server; hashing eight passwords takes it longer than that.
    await new Promise((resolve) => setTimeout(resolve, 30))
    const exit = once(server.process, 'exit')
    server.process.kill(signal)
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses).toEqual(Array(8).fill(200))
    expect(await exit).toEqual([0, null])
    await expect(signUp(server, email)).rejects.toThrow()
    removeData(server)
  })
}

test('accounts and sessions outlive the server, in a folder that only its user can read', async () => {
  const first = await startTestServer()
  const email = newEmail()
  const { refreshToken } = await (await signUp(first, email)).json()
  await first.stop()
  expect(statSync(first.dataDir).mode & 0o077).toBe(0)
  expect(statSync(join(first.dataDir, 'travel-visit.sqlite')).size).toBeGreaterThan(0)

  const second = await startTestServer({ DATA_DIR: first.dataDir })
  const refreshed = await fetch(`${second.address}/v1/token?key=any`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  expect(refreshed.status).toBe(200)
  expect((await (await signUp(second, email)).json()).error.message).toBe('EMAIL_EXISTS')
  await second.stop()
  removeData(second)
})

test('a wrong environment is refused with a line for each problem', async () => {
  const child = spawnServer({ PORT: 'eighty', PUBLIC_URL: 'visit.example' })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    'PORT: must be a number',
    'PUBLIC_URL: must be an address with http:// or https://',
  ])
})

test('a port that is taken is told in one line', async ({ server }) => {
  const child = spawnServer({ PORT: new URL(server.address).port, DATA_DIR: server.dataDir })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^Travel Visit could not start: .*EADDRINUSE.*$/)
})

test('a large body is refused over the wire, and the connection goes on', async ({ server }) => {
  const answer = await fetch(`${server.address}/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: newEmail(), password, displayName: 'x'.repeat(1_000_000) }),
  })
  expect(answer.status).toBe(413)
  expect((await answer.json()).error.code).toBe(413)
  expect((await signUp(server, newEmail())).status).toBe(200)
})

function signUp({ address }: TestServer, email: string): Promise<Response> {
  return fetch(`${address}/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
}
