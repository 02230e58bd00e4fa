import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { sqliteFile } from '#database/sqlite.ts'
import { expect, newEmail, test } from '#tests/support/journey.ts'
import { logLine, spawnServer, type TestServer } from '#tests/support/server.ts'
import { password } from '#tests/support/sign-ups.ts'

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`on ${signal} a request in progress is answered, and the server exits cleanly`, async ({
    startServer,
  }) => {
    const server = await startServer()
    const body = signUpBody(newEmail())
    const underWay = request(`${server.address}/v1/accounts:signUp?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    })
    underWay.flushHeaders()
    await once(underWay, 'continue')
    const exit = once(server.process, 'exit')
    server.process.kill(signal)
    // Like Ctrl-C under npm, which forwards the signal that the terminal has sent already.
    server.process.kill(signal)
    await expect.poll(() => fetch(server.address).catch(() => 'refused')).toBe('refused')

    underWay.end(body)
    const [answer] = (await once(underWay, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(200)
    expect(JSON.parse(await text(answer)).idToken).toBeTruthy()
    expect(await exit).toEqual([0, null])
  })
}

test('a server that stops says so, writes its log to the end, and closes its metrics', async ({
  startServer,
}) => {
  const server = await startServer({ METRICS_PORT: '0' })
  const metrics = (await logLine(server, 'Metrics are served')).address
  expect((await fetch(metrics)).status).toBe(200)
  // A reused connection with a half-sent request still gets its answer.
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
  socket.write('GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n')
  const [ready] = await once(socket, 'data')
  expect(String(ready)).toMatch(/^HTTP\/1\.1 200 /)
  socket.write('GET /readyz HTTP/1.1\r\nhost: x\r\n')
  // After this answer the server has read the half.
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  const closed = once(server.process, 'close')
  server.process.kill('SIGTERM')
  await expect.poll(() => fetch(server.address).catch(() => 'refused')).toBe('refused')
  expect((await fetch(metrics)).status).toBe(200)

  socket.write('\r\n')
  const stopping = await text(socket)
  expect(stopping).toMatch(/^HTTP\/1\.1 503 /)
  expect(stopping).toMatch(/^connection: close\r$/im)
  expect(await closed).toEqual([0, null])
  const log = readFileSync(server.logFile, 'utf8').trim().split('\n')
  expect(JSON.parse(log.at(-1) ?? '').msg).toBe('The server has stopped')
  expect(await fetch(metrics).catch(() => 'refused')).toBe('refused')
})

test('a connection without a request does not delay the exit', async ({ startServer }) => {
  const server = await startServer()
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  const exit = once(server.process, 'exit')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  server.process.kill('SIGTERM')
  await closed
  expect(await Promise.race([exit, wait(7000)])).toEqual([0, null])
})

test("accounts and sessions survive a restart, in files that only the server's user can read", async ({
  startServer,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-open-'))
  chmodSync(folder, 0o755)
  const first = await startServer({ DATA_DIR: join(folder, 'made', 'by', 'the', 'server') })
  const email = newEmail()
  const { refreshToken } = await (await signUp(first, email)).json()
  await first.stop()
  for (const path of [first.dataDir, sqliteFile(first.dataDir)]) {
    expect(statSync(path).mode & 0o077, path).toBe(0)
  }

  const second = await startServer({ DATA_DIR: first.dataDir })
  const refreshed = await fetch(`${second.address}/v1/token?key=any`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  expect(refreshed.status).toBe(200)
  expect((await (await signUp(second, email)).json()).error.message).toBe('EMAIL_EXISTS')
})

/**
 * Argon2id costs with one lane, in KiB and passes; each is enough:
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
const owaspLeast = [
  { memory: 47_104, passes: 1 },
  { memory: 19_456, passes: 2 },
  { memory: 12_288, passes: 3 },
  { memory: 9216, passes: 4 },
  { memory: 7168, passes: 5 },
]

test('a password hash costs at least what OWASP recommends', async ({ server }) => {
  const email = newEmail()
  expect((await signUp(server, email)).status).toBe(200)
  const database = new BetterSqlite(sqliteFile(server.dataDir), { readonly: true })
  const stored = database.prepare('SELECT password_hash FROM accounts WHERE email = ?').pluck().get(email)
  database.close()
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(String(stored)) ?? []
  const isEnough = owaspLeast.some(
    (least) => Number(memory) >= least.memory && Number(passes) >= least.passes,
  )
  expect(isEnough, String(stored)).toBe(true)
})

test('a wrong environment is refused with a line for each problem', async () => {
  const child = spawnServer({ PORT: 'eighty', PUBLIC_URL: 'visit.example' })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    'PORT: must be a number from 0 to 65535',
    'PUBLIC_URL: must be an address with http:// or https://',
  ])
})

test('a port that is taken is reported in one line', async ({ server }) => {
  const child = spawnServer({ PORT: new URL(server.address).port, DATA_DIR: server.dataDir })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(output.trim()).toMatch(
    /^Travel Visit could not start: HOST must be .* and PORT free on it: .*EADDRINUSE.*$/,
  )
})

test('a large body is refused, and the connection stays open', async ({ server }) => {
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
    body: signUpBody(email),
  })
}

function signUpBody(email: string): string {
  return JSON.stringify({ email, password, returnSecureToken: true })
}
