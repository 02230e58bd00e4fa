import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { Hono } from 'hono'
import { emptyDatabase, type TestDatabase } from '#database/testing.ts'
import { openRoutes } from '../routes.ts'
import { readSettings } from '../settings.ts'

const fromHere = { incoming: { socket: { remoteAddress: '127.0.0.1' }, headers: {} } }
const switchedOn = { IDENTITY_TEST_SURFACE: '1' }

describe('a server with the emulator', () => {
  let stored: TestDatabase
  let api: Hono
  beforeEach(async () => {
    stored = await emptyDatabase()
    api = await open(switchedOn)
  })
  afterEach(async () => {
    await stored.database.destroy()
    await stored.remove()
  })

  for (const origin of ['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080']) {
    it(`answers requests for ${origin}`, async () => {
      const response = await api.request(`${origin}/emulator/v1/projects/p/oobCodes`)
      assert.deepEqual(await response.json(), { oobCodes: [] })
    })
  }

  const passedOn: [string, string][] = [
    ['Forwarded', 'for=192.0.2.7'],
    ['Via', '1.1 proxy.example'],
    ['X-Forwarded-For', '192.0.2.7'],
    ['X-Forwarded-Host', 'visit.example'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Real-IP', '192.0.2.7'],
  ]
  for (const [name, value] of passedOn) {
    it(`refuses a request with the proxy header ${name}`, async () => {
      for (const path of [
        '/emulator/v1/projects/p/oobCodes',
        '/v1/projects?key=any',
        '/__/firebase/init.json',
      ]) {
        const response = await api.request(`http://127.0.0.1${path}`, { headers: { [name]: value } })
        assert.equal(response.status, 403, path)
        // A JSON error would end a browser's session.
        assert.match(response.headers.get('content-type') ?? '', /^text\/plain/)
      }
    })
  }

  it("refuses requests for any host name but this machine's own", async () => {
    for (const host of ['visit.example', '192.0.2.1', 'localhost.example', '127.0.0.1.example']) {
      const response = await api.request(`http://${host}/emulator/v1/projects/p/oobCodes`)
      assert.equal(response.status, 403, host)
    }
  })

  it("is the only one with the emulator's routes", async () => {
    const ordinary = await open({})
    const common = new Set(ordinary.routes.map(({ method, path }) => `${method} ${path}`))
    const ways = api.routes.filter(({ method, path }) => path !== '/*' && !common.has(`${method} ${path}`))
    assert.ok(ways.length > 50)
    const authorization = 'Bearer owner'
    for (const { method, path } of ways) {
      const { status } = await ordinary.request(`${exampleOf(path)}?key=any`, {
        method: method === 'ALL' ? 'POST' : method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: '{"localId":"desk","users":[{"localId":"desk"}]}' }),
      })
      assert.ok(status >= 400, `${method} ${path}: ${status}`)
    }
    for (const call of ['signUp', 'update', 'delete', 'lookup', 'sendOobCode']) {
      const init = { method: 'POST', headers: { authorization } }
      const { status } = await ordinary.request(`/v1/accounts:${call}`, init, fromHere)
      assert.equal(status, 403, call)
    }
    assert.deepEqual(await stored.database.selectFrom('accounts').selectAll().execute(), [])
  })

  it('is the only one that refuses proxies', async () => {
    const ordinary = await open({})
    const headers = { 'x-forwarded-for': '192.0.2.7' }
    const response = await ordinary.request('http://visit.example/v1/projects?key=any', { headers })
    assert.equal(response.status, 200)
  })

  function open(environment: Record<string, string>): Promise<Hono> {
    const result = readSettings(environment)
    assert.ok('settings' in result)
    return openRoutes(result.settings, {
      address: 'http://127.0.0.1:8080',
      database: stored.database,
      identity: {},
      isStopping: () => false,
      pages: new Hono(),
    })
  }
})

/** A path that a route matches. */
function exampleOf(pattern: string): string {
  return pattern
    .replace(/:call\{\[.*(:\w+)\}/, 'p$1')
    .replace(':project', 'p')
    .replace(':name', 'signupNewUser')
    .replace('*', 'x')
}
