import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { sqliteFile } from '#database/sqlite.ts'
import { makeReadOnly, withoutRootsRights } from '#tests/support/faults/outages.ts'
import { logLine, spawnServer, startTestServer, type TestServer } from '#tests/support/server.ts'
import { call, password, signUp } from '#tests/support/sign-ups.ts'

const folder = mkdtempSync(join(tmpdir(), 'travel-visit-lifecycle-'))
const servers: TestServer[] = []
after(() => {
  // A failed test leaves its servers running.
  for (const server of servers) server.process.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

describe('a server that is told to stop', { timeout: 60_000 }, () => {
  it('answers a request in progress and exits cleanly, whatever else is connected, on SIGTERM', async () => {
    const server = await start({ DATA_DIR: join(folder, 'stopped') })
    const body = JSON.stringify({ email: 'lakshmi@example.com', password })
    const underWay = request(`${server.address}/v1/accounts:signUp?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    })
    underWay.flushHeaders()
    await once(underWay, 'continue')
    const silent = connect(Number(new URL(server.address).port), '127.0.0.1')
    await once(silent, 'connect')
    silent.on('error', () => {})
    const exit = once(server.process, 'exit')
    server.process.kill('SIGTERM')
    await untilRefused(server.address)
    underWay.end(body)
    const [answer] = (await once(underWay, 'response')) as [IncomingMessage]
    assert.equal(answer.statusCode, 200)
    assert.ok(JSON.parse(await text(answer)).idToken)
    assert.deepEqual(await Promise.race([exit, wait(7000)]), [0, null])
  })

  it('says so, writes its log to the end, and closes its metrics last, on SIGINT', async () => {
    const server = await start({ DATA_DIR: join(folder, 'interrupted'), METRICS_PORT: '0' })
    const metrics = (await logLine(server, 'Metrics are served')).address
    // A reused connection with a half-sent request still gets its answer.
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
    socket.write('GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n')
    const [ready] = await once(socket, 'data')
    assert.match(String(ready), /^HTTP\/1\.1 200 /)
    socket.write('GET /readyz HTTP/1.1\r\nhost: x\r\n')
    // After this answer the server has read the half.
    assert.equal((await fetch(`${server.address}/healthz`)).status, 200)
    const closed = once(server.process, 'close')
    server.process.kill('SIGINT')
    // Like Ctrl-C under npm, which forwards the signal that the terminal has sent already.
    server.process.kill('SIGINT')
    await untilRefused(server.address)
    assert.equal((await fetch(metrics)).status, 200)
    socket.write('\r\n')
    const stopping = await text(socket)
    assert.match(stopping, /^HTTP\/1\.1 503 /)
    assert.match(stopping, /^connection: close\r$/im)
    assert.deepEqual(await closed, [0, null])
    const log = readFileSync(server.logFile, 'utf8').trim().split('\n')
    assert.equal(JSON.parse(log.at(-1) ?? '').msg, 'The server has stopped')
    await assert.rejects(fetch(metrics))
  })
})

it("accounts and sessions survive a restart, in files that only the server's user can read", async () => {
  const made = join(folder, 'made')
  mkdirSync(made)
  chmodSync(made, 0o755)
  const DATA_DIR = join(made, 'by', 'the', 'server')
  const first = await start({ DATA_DIR })
  const answer = await signUp(first.address)
  const { refreshToken } = (await answer.json()) as { refreshToken: string }
  await first.stop()
  for (const path of [DATA_DIR, sqliteFile(DATA_DIR)]) assert.equal(statSync(path).mode & 0o077, 0, path)
  const database = new BetterSqlite(sqliteFile(DATA_DIR), { readonly: true })
  const stored = database.prepare('SELECT password_hash FROM accounts').pluck().get()
  database.close()
  // https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(String(stored)) ?? []
  assert.ok(Number(memory) >= 19_456 && Number(passes) >= 2, String(stored))

  const second = await start({ DATA_DIR })
  const renewal = { grantType: 'refresh_token', refreshToken }
  assert.equal((await call(second.address, 'token', renewal)).status, 200)
  const again = await call(second.address, 'accounts:signUp', { email: answer.email, password })
  assert.equal((await again.json()).error.message, 'EMAIL_EXISTS')
  await second.stop()
})

describe('a server that cannot start', { timeout: 60_000 }, () => {
  it('has a line for each problem of its environment', async () => {
    const { code, lines } = await failToStart({ PORT: 'eighty', PUBLIC_URL: 'visit.example' })
    assert.equal(code, 1)
    assert.deepEqual(lines, [
      'PORT: must be a number from 0 to 65535',
      'PUBLIC_URL: must be an address with http:// or https://',
    ])
  })

  it('says in one line what is wrong with its port or its database', async () => {
    const other = await start({ DATA_DIR: join(folder, 'newer') })
    assert.equal((await signUp(other.address)).status, 200)
    const port = new URL(other.address).port
    const taken = { PORT: port, DATA_DIR: folderWith('taken', () => {}) }
    await expectLine(taken, /HOST must be .* and PORT free on it: .*EADDRINUSE/)
    const killed = once(other.process, 'exit')
    other.process.kill('SIGKILL')
    await killed

    const { dataDir } = other
    makeReadOnly(dataDir)
    await expectLine({ DATA_DIR: dataDir }, /travel-visit\.sqlite cannot be used: /, withoutRootsRights())
    chmodSync(dataDir, 0o700)
    chmodSync(sqliteFile(dataDir), 0o600)
    const database = new BetterSqlite(sqliteFile(dataDir))
    database.prepare('INSERT INTO kysely_migration VALUES (?, ?)').run('9999-later', new Date().toISOString())
    database.close()
    const newer = /cannot be used: it is newer than this program, which does not know 9999-later$/
    await expectLine({ DATA_DIR: dataDir }, newer)

    const noDatabase = folderWith('none', (file) => writeFileSync(file, Buffer.alloc(8192, 'x')))
    await expectLine({ DATA_DIR: noDatabase }, /travel-visit\.sqlite cannot be used: file is not a database$/)
    if (process.platform === 'linux')
      await expectLine(
        { DATA_DIR: '/proc/travel-visit/data' },
        /cannot be used: ENOENT: .*'\/proc\/travel-visit'$/,
      )
    await expectLine(
      { DATA_DIR: join(folder, 'unused'), DATABASE_URL: 'postgres://visit:secret@127.0.0.1:1/visit' },
      /The database 127\.0\.0\.1:1\/visit cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1$/,
    )
  })
})

function folderWith(name: string, make: (database: string) => void): string {
  const made = join(folder, name)
  mkdirSync(made)
  make(sqliteFile(made))
  return made
}

async function failToStart(environment: Record<string, string>, wrapper: readonly string[] = []) {
  const child = spawnServer({ PORT: '0', ...environment }, wrapper)
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, lines: output.trim().split('\n') }
}

async function expectLine(
  environment: Record<string, string>,
  reason: RegExp,
  wrapper: readonly string[] = [],
): Promise<void> {
  const { code, lines } = await failToStart(environment, wrapper)
  assert.equal(code, 1)
  assert.equal(lines.length, 1, lines.join('\n'))
  assert.match(lines[0] ?? '', /^Travel Visit could not start: /)
  assert.match(lines[0] ?? '', reason)
  assert.doesNotMatch(lines[0] ?? '', /secret/)
}

async function start(environment: Record<string, string>): Promise<TestServer> {
  const server = await startTestServer(environment)
  servers.push(server)
  return server
}

async function untilRefused(address: string): Promise<void> {
  while (await fetch(address).catch(() => undefined)) await wait(10)
}
