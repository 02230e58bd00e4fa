import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, afterEach, describe, it } from 'node:test'
import BetterSqlite from 'better-sqlite3'
import { lakshmi } from '#identity/testing/calls.ts'
import { removeData, spawnServer, startTestServer, type TestServer } from '#tests/support/server.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read lines field by field.
type Line = Record<string, any>

describe('the log of a server', () => {
  const started: TestServer[] = []
  afterEach(async () => {
    for (const server of started) await server.stop()
    for (const server of started.splice(0)) removeData(server)
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-log-'))
  after(() => rmSync(dataDir, { recursive: true }))
  async function start(environment: Record<string, string> = {}): Promise<TestServer> {
    const server = await startTestServer(environment)
    started.push(server)
    return server
  }

  it('has one line for each call, with the name of its error and the id in the answer, and what pages do at level debug', async () => {
    const server = await start({ LOG_LEVEL: 'debug' })
    const calls: [string, object, string, number, string][] = [
      ['accounts:signUp', lakshmi, '/v1/accounts:signUp', 200, 'OK'],
      ['accounts:signUp', lakshmi, '/v1/accounts:signUp', 400, 'EMAIL_EXISTS'],
      ['accounts:signUp', { ...lakshmi, password: 'hill' }, '/v1/accounts:signUp', 400, 'WEAK_PASSWORD'],
      ['accounts:signUp', { email: 5 }, '/v1/accounts:signUp', 400, 'INVALID_ARGUMENT'],
      ['accounts:lookup', { idToken: 'x' }, '/v1/accounts:lookup', 400, 'INVALID_ID_TOKEN'],
      ['accounts:nothing', {}, '/v1/*', 400, 'OPERATION_NOT_ALLOWED'],
      ['nothing', {}, '/v1/*', 404, 'NOT_FOUND'],
    ]
    const answers: Response[] = []
    for (const [method, fields] of calls) answers.push(await post(server, method, fields))
    const ids = answers.map(({ headers }) => headers.get('x-request-id'))
    await askAsOpenPages(server, await answers[0]?.json())
    for (const path of ['/temples?from=somewhere', '/nowhere-at-all', '/readyz']) {
      await fetch(server.address + path)
    }
    await server.stop()
    const requests = linesOf(server).filter(({ msg }) => msg === 'request')
    const told = requests.filter(({ level }) => level === 'info')
    assert.deepEqual(
      told.map(({ method, route, status, outcome, requestId }) => ({
        ...{ method, route, status, outcome, requestId },
      })),
      calls.map(([, , route, status, outcome], index) => ({
        ...{ method: 'POST', route, status, outcome, requestId: ids[index] },
      })),
    )
    assert.equal(new Set(ids).size, calls.length)
    assert.ok(requests.every(({ ms }) => typeof ms === 'number' && ms > 0))
    assert.deepEqual(
      requests
        .filter((line) => !told.includes(line))
        .map(({ level, route, status, outcome }) => [level, route, status, outcome]),
      [
        ['debug', '/v1/accounts:lookup', 200, 'OK'],
        ['debug', '/v1/token', 200, 'OK'],
        ['debug', '/*', 200, 'OK'],
        ['debug', '/*', 404, 'NOT_FOUND'],
        ['debug', '/readyz', 200, 'OK'],
      ],
    )
    assert.doesNotMatch(readFileSync(server.logFile, 'utf8'), /somewhere|nowhere|temples/)
  })

  it('takes the id from a trusted proxy, if it is short and plain', async () => {
    const trusting = await start({ TRUST_PROXY: 'loopback' })
    const careful = await start()
    const answered = async ({ address }: TestServer, id: string) =>
      (await fetch(`${address}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    assert.equal(await answered(trusting, 'a1b2-c3.d4_e5'), 'a1b2-c3.d4_e5')
    for (const id of ['x'.repeat(65), 'a b', 'lakshmi@example.com', '{"level":"fatal"}']) {
      assert.match((await answered(trusting, id)) ?? '', /^[0-9a-f-]{36}$/)
    }
    assert.match((await answered(careful, 'a1b2-c3.d4_e5')) ?? '', /^[0-9a-f-]{36}$/)
  })

  it('leaves standard output to the address, and always has its last line', async () => {
    const child = spawnServer({ PORT: '0', DATA_DIR: dataDir })
    const [output, log] = [text(child.stdout), text(child.stderr)]
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    assert.match(await output, /^Travel Visit is ready: http:\/\/127\.0\.0\.1:\d+\n$/)
    const messages = parseLines(await log).map(({ msg }) => msg)
    const own = messages.filter((message) => /^The server /.test(String(message)))
    assert.deepEqual(own, ['The server is ready', 'The server stops', 'The server has stopped'])
  })

  it('says where in the code a request failed, and nothing that anybody sent or received', async () => {
    const server = await start({ LOG_LEVEL: 'trace' })
    const code = 'SECRET-code-of-a-mailed-link'
    const { idToken, refreshToken } = await (await post(server, 'accounts:signUp', lakshmi)).json()
    await post(server, 'accounts:signInWithPassword', { ...lakshmi, password: 'hill and rain' })
    await post(server, 'accounts:signInWithPassword', { ...lakshmi, password: 'hill', email: 'lakshmi@' })
    await askAsOpenPages(server, { idToken, refreshToken })
    await post(server, 'accounts:lookup', { idToken: `${idToken}x` })
    await post(server, `${lakshmi.email}`, lakshmi)
    await fetch(`${server.address}/v1/token?key=any&refresh_token=${refreshToken}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}` },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    })
    await fetch(`${server.address}/action?mode=resetPassword&oobCode=${code}`)
    await fetch(`${server.address}/${code}/${lakshmi.password}`)
    await keep(server, idToken)
    await keep(server, `${idToken}x`)
    loseAccounts(server)
    await keep(server, idToken)
    const failed = await post(server, 'accounts:signInWithPassword', lakshmi)
    assert.ok(failed.status >= 500)
    await server.stop()

    const lines = linesOf(server)
    const failure = lines.findLast(({ level }) => level === 'error')
    assert.equal(failure?.requestId, failed.headers.get('x-request-id'))
    assert.equal(failure?.err.message, 'no such table: accounts')
    assert.match(failure?.err.stack, /identity\/calls\/sign-in\.ts:\d+/)
    const log = readFileSync(server.logFile, 'utf8')
    assert.equal(lines.filter(({ msg }) => msg === 'request').length, 14)
    for (const secret of [
      lakshmi.password,
      'hill and rain',
      'lakshmi',
      'SECRET',
      idToken,
      refreshToken,
      code,
    ]) {
      assert.ok(!log.includes(secret) && !log.includes(encodeURIComponent(secret)), secret)
    }
    assert.doesNotMatch(log, /\[(address|token)\]/, 'something had to be made unreadable')
    for (const part of idToken.split('.')) assert.ok(!log.includes(part), part)
  })

  async function keep(server: TestServer, idToken: string): Promise<void> {
    await fetch(`${server.address}/api/visits?SECRET`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json', 'if-match': '*' },
      body: JSON.stringify({ entries: { SECRET: {}, 'visit/SECRET/today': { value: { note: 'SECRET' } } } }),
    })
  }

  for (const [what, statement] of [
    ['an exception', "throw new Error('torn')"],
    ['a rejection', "Promise.reject(new Error('torn'))"],
  ]) {
    it(`ends with ${what} that nothing catches`, async () => {
      const onSignal = `process.once('SIGUSR2', () => { ${statement} })`
      const server = await start({
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(onSignal)}`,
      })
      const closed = once(server.process, 'close')
      server.process.kill('SIGUSR2')
      assert.deepEqual(await closed, [1, null])
      const last = linesOf(server).at(-1)
      assert.deepEqual([last?.level, last?.msg, last?.err.message], ['fatal', 'The server crashed', 'torn'])
    })
  }

  it('may be unwritable while the server goes on', { skip: !existsSync('/dev/full') }, async () => {
    const main = new URL('./main.ts', import.meta.url).pathname
    const child = spawn(process.execPath, [main], {
      env: { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'trace' },
      stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')],
    })
    const [ready] = await once(child.stdout ?? assert.fail(), 'data')
    const address = /http\S+/.exec(String(ready))?.[0]
    for (let count = 0; count < 3; count += 1) assert.equal((await fetch(`${address}/healthz`)).status, 200)
    child.kill('SIGTERM')
    assert.deepEqual(await once(child, 'exit'), [0, null])
  })
})

describe('an error in the log', () => {
  it('omits what libraries attach to it and quote in it', async () => {
    const log = await logged(`
      import { SignJWT, jwtVerify } from 'jose'
      import pg from 'pg'
      const key = new TextEncoder().encode('0123456789abcdef0123456789abcdef')
      const token = await new SignJWT({ email: 'lakshmi@example.com' })
        .setProtectedHeader({ alg: 'HS256' }).setExpirationTime(1).sign(key)
      const errors = [
        await jwtVerify(token, key).catch((error) => error),
        await Promise.resolve('{"password":"hill and lamp').then(JSON.parse).catch((error) => error),
        Object.assign(new pg.DatabaseError('duplicate key value', 1, 'error'), {
          severity: 'ERROR', code: '23505', constraint: 'accounts_email', detail: '(email)=(lakshmi) exists',
        }),
        Object.assign(new pg.DatabaseError('invalid input syntax for type bigint: "hill and lamp"', 1, 'error'), {
          severity: 'ERROR', code: '22P02',
        }),
        new AggregateError([new Error('550 <lakshmi@example.com> unknown')], 'mail of lakshmi@example.com'),
        new Error('no connection', { cause: new Error('at postgres://visit:hill-and-lamp@db.example/visit') }),
      ]
      for (const err of errors) log.error({ err }, 'An error')
    `)
    assert.doesNotMatch(log, /hill|lakshmi|eyJ[\w-]+\./)
    const lines = parseLines(log)
    assert.equal(lines.length, 6)
    assert.deepEqual(
      lines.map(({ err }) => err.type),
      ['JWTExpired', 'SyntaxError', 'error', 'error', 'AggregateError', 'Error'],
    )
    assert.ok(lines.every(({ err }) => /^\s+at /.test(err.stack)))
    assert.equal(lines[2]?.err.constraint, 'accounts_email')
    assert.equal(lines[3]?.err.code, '22P02')
    assert.equal(lines[4]?.err.errors[0].message, '550 <[address]> unknown')
    assert.match(lines[5]?.err.cause.message, /^at postgres:\/\/\[address\]\/visit$/)
  })

  it('may be its own cause', async () => {
    const log = await logged(
      `const err = new Error('round'); err.cause = err; log.error({ err }, 'An error')`,
    )
    assert.equal(parseLines(log)[0]?.err.cause.message, 'round')
  })
})

/** The log of a process that runs the statements, which may use `log`. */
async function logged(statements: string): Promise<string> {
  const source = `import { openLog } from './log.ts'\nconst log = openLog('info')\n${statements}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: new URL('.', import.meta.url),
  })
  const [log] = await Promise.all([text(child.stderr), once(child, 'close')])
  return log
}

function linesOf({ logFile }: TestServer): Line[] {
  return parseLines(readFileSync(logFile, 'utf8'))
}

function parseLines(log: string): Line[] {
  const lines = log.split('\n').filter((line) => line !== '' && !line.startsWith('Travel Visit is ready'))
  return lines.map((line) => JSON.parse(line))
}

function post({ address }: TestServer, method: string, fields: object): Promise<Response> {
  return fetch(`${address}/v1/${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
}

/** The calls of a page when it is opened, and each hour from then on. */
async function askAsOpenPages(server: TestServer, session: { idToken: string; refreshToken: string }) {
  const { idToken, refreshToken } = session
  assert.equal((await post(server, 'accounts:lookup', { idToken })).status, 200)
  const refreshed = await fetch(`${server.address}/v1/token?key=any`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  assert.equal(refreshed.status, 200)
}

/** Damages the data of a running server, so that the next request fails. */
function loseAccounts({ dataDir }: TestServer): void {
  const file = new BetterSqlite(join(dataDir, 'travel-visit.sqlite'))
  file.pragma('foreign_keys = OFF')
  file.exec('ALTER TABLE accounts RENAME TO lost')
  file.close()
}
