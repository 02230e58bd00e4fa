import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { removeData, startTestServer, type TestServer } from '../server.ts'

const requestsPerRound = 16

const operations = [
  'v1/accounts:signUp',
  'v1/accounts:signInWithPassword',
  'v1/accounts:lookup',
  'v1/accounts:update',
  'v1/accounts:delete',
  'v1/accounts:sendOobCode',
  'v1/accounts:resetPassword',
  'v1/accounts:createAuthUri',
  'v1/token',
]
/** What only the owner of a project may ask for, and what the emulator itself answers. */
const ownerOperations = [
  'v1/projects/p/accounts',
  'v1/projects/p/accounts:update',
  'v1/projects/p/accounts:delete',
  'v1/projects/p/accounts:lookup',
  'v1/projects/p/accounts:sendOobCode',
  'v1/projects/p/accounts:query',
  'v1/projects/p/accounts:batchCreate',
  'v1/projects/p/accounts:batchDelete',
  'v1/projects/p/accounts:batchGet',
  'v1/projects/p:createSessionCookie',
  'v1/projects/p:queryAccounts',
  'emulator/v1/projects/p/config',
  'emulator/action',
]
const otherPaths = [
  'healthz',
  'readyz',
  'v1/projects',
  'v2/passwordPolicy',
  'v2/accounts/mfaSignIn:start',
  'v1/projects/p/tenants/t/accounts:lookup',
  '.well-known/jwks.json',
  '.well-known/openid-configuration',
  '__/firebase/init.json',
  'emulator/v1/projects/p/oobCodes',
  'action',
  'temples',
]

/** Fields of the protocol's requests, with values of their kind that reach deep into an operation. */
const fields = {
  email: fc.constantFrom('lakshmi@example.com', 'ravi@example.com', 'LAKSHMI@EXAMPLE.COM', '', 'a@b', '@'),
  password: fc.constantFrom('hill and lamp', 'wrong wrong', 'short', '', 'x'.repeat(5000)),
  newPassword: fc.constantFrom('seven hills at dawn', 'short', ''),
  newEmail: fc.constantFrom('new@example.com', 'nonsense'),
  displayName: fc.string({ unit: 'grapheme', maxLength: 300 }),
  photoUrl: fc.webUrl(),
  requestType: fc.constantFrom('PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'X', 1, 6, 99),
  oobCode: fc.oneof({ weight: 3, arbitrary: fc.constant('OOB-CODE') }, fc.base64String({ maxLength: 80 })),
  continueUrl: fc.constantFrom('http://localhost/', 'https://elsewhere.example', 'javascript:1', 'x'),
  identifier: fc.constantFrom('lakshmi@example.com', 'x'),
  continueUri: fc.constantFrom('http://localhost/', 'x'),
  refreshToken: fc.base64String({ maxLength: 120 }),
  grantType: fc.constantFrom('refresh_token', 'password'),
  localId: fc.string({ maxLength: 140 }),
  deleteAttribute: fc.array(fc.constantFrom('DISPLAY_NAME', 'PHOTO_URL', 'EMAIL', 'PASSWORD', 'X')),
  deleteProvider: fc.array(fc.constantFrom('password', 'google.com')),
  validSince: fc.constantFrom('0', 1, '99999999999999999999', -1),
  returnSecureToken: fc.boolean(),
  returnOobLink: fc.boolean(),
  disableUser: fc.boolean(),
  emailVerified: fc.boolean(),
  customAttributes: fc.constantFrom('{}', '{"admin":true}', 'x'),
  tenantId: fc.constantFrom('', 't'),
  users: fc.array(
    fc.record(
      {
        localId: fc.constantFrom('one', 'two', ''),
        email: fc.constantFrom('one@example.com', 'two@example.com', 'x'),
        rawPassword: fc.constantFrom('hill and lamp', ''),
        passwordHash: fc.constantFrom('fakeHash:salt=x:password=hill', 'x'),
        createdAt: fc.constantFrom('0', 1, 'x'),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 2 },
  ),
  allowOverwrite: fc.boolean(),
  localIds: fc.array(fc.constantFrom('one', 'two', '')),
  force: fc.boolean(),
}
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\0', '\ud800', '__proto__', 'x'.repeat(70_000), Number.MAX_VALUE, -0, 2 ** 53),
)

type FuzzRequest = { path: string; method: string; headers: Record<string, string>; body: BodyInit | null }

/** Stand for what the signed-in visitor of the moment has, so that many requests get past the door. */
const tokenNames = { idToken: 'ID-TOKEN', refreshToken: 'REFRESH-TOKEN', oobCode: 'OOB-CODE' }

function requests(operations: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const { email, password, displayName, photoUrl, requestType, newEmail, ...others } = fields
  const known = fc.record(
    {
      email,
      password,
      displayName,
      photoUrl,
      requestType,
      newEmail,
      idToken: fc.oneof(
        { weight: 6, arbitrary: fc.constant(tokenNames.idToken) },
        fc.constant('ID-TOKENx'),
        junk,
      ),
    },
    { requiredKeys: ['idToken'] },
  )
  const rich = fc.record({ ...fields, idToken: fc.constant(tokenNames.idToken) }, { requiredKeys: [] })
  const sensible = fc.oneof(
    { weight: 4, arbitrary: known },
    rich,
    fc.constant({ grant_type: 'refresh_token', refresh_token: tokenNames.refreshToken }),
  )
  const spoiled = fc
    .tuple(known, fc.constantFrom(...Object.keys(others), 'idToken', 'email', 'password'), junk)
    .map(([request, field, value]) => ({ ...request, [field]: value }))
  const json = fc.oneof({ weight: 3, arbitrary: sensible }, { weight: 2, arbitrary: spoiled }, junk)
  const body = fc.oneof(
    { weight: 8, arbitrary: json.map((value) => JSON.stringify(value) ?? '') },
    known.map((value) =>
      new URLSearchParams(Object.entries(value).map(([name, field]) => [name, String(field)])).toString(),
    ),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
  )
  const contentType = fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    fc.constantFrom(
      'application/x-www-form-urlencoded',
      'text/plain',
      'application/json; charset=latin1',
      'x',
    ),
  )
  const path = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...operations) },
    { weight: 2, arbitrary: fc.constantFrom(...otherPaths) },
    fc.webPath().map((text) => text.slice(1)),
  )
  const host = fc.constantFrom(
    '',
    '',
    '',
    '',
    'identitytoolkit.googleapis.com/',
    'securetoken.googleapis.com/',
  )
  const method = fc.oneof(
    { weight: 12, arbitrary: fc.constant('POST') },
    fc.constantFrom('GET', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'HEAD'),
  )
  const extra = fc.record(
    {
      origin: fc.constantFrom('http://localhost', 'https://elsewhere.example', 'null'),
      authorization: fc.constantFrom('Bearer owner', 'Basic eDp5'),
      'x-firebase-locale': fc.constantFrom('te', 'xx', ';;;', '*'),
      'access-control-request-private-network': fc.constant('true'),
    },
    { requiredKeys: [] },
  )
  const key = fc.oneof(
    { weight: 12, arbitrary: fc.constant('?key=any') },
    fc.constantFrom('', '?key=', '?key=%ff&key=2'),
  )
  return fc.record({ path, host, method, body, contentType, extra, key }).map((parts) => ({
    path: `/${parts.host}${parts.path}${parts.key}`,
    method: parts.method,
    headers: { 'content-type': parts.contentType, ...parts.extra },
    body: parts.method === 'GET' || parts.method === 'HEAD' ? null : parts.body,
  }))
}

for (const { name, environment, rounds, paths } of [
  {
    name: 'a hundred thousand random requests',
    environment: { IDENTITY_THROTTLE: 'off' },
    rounds: 6500,
    paths: operations,
  },
  {
    name: 'random requests to the test surface, with codes that were mailed',
    environment: { IDENTITY_TEST_SURFACE: '1' },
    rounds: 1500,
    paths: [...operations, ...ownerOperations],
  },
]) {
  describe(name, () => {
    let server: TestServer
    before(async () => {
      server = await startTestServer({ ...environment, LOG_LEVEL: 'error' })
    })
    after(async () => {
      await server.stop()
      removeData(server)
    })

    it('cause no 5xx, no crash, no hang and no growth of memory', { timeout: 900_000 }, async () => {
      let credentials = await register(server)
      const statuses = new Map<number, number>()
      let memoryAfterWarmUp = 0
      let round = 0
      const batches = fc.array(requests(paths), {
        minLength: requestsPerRound,
        maxLength: requestsPerRound,
      })
      await fc.assert(
        fc.asyncProperty(batches, async (batch) => {
          round += 1
          // Some requests delete the visitor's account, or sign them out everywhere.
          if (round % 5 === 0) credentials = await register(server)
          if (round === Math.floor(rounds / 2)) memoryAfterWarmUp = residentMb(server)
          const answers = await Promise.all(batch.map((request) => send(server, request, credentials)))
          for (const [index, status] of answers.entries()) {
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
            assert.ok(status < 500, `${batch[index]?.path} answered ${status}`)
          }
        }),
        { numRuns: rounds, endOnFailure: true },
      )
      const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0)
      const grown = residentMb(server) - memoryAfterWarmUp
      console.log(
        `${sent} requests, statuses ${JSON.stringify(Object.fromEntries(statuses))}, ${grown} MB more`,
      )
      assert.ok(sent >= rounds * requestsPerRound)
      assert.ok((statuses.get(200) ?? 0) > sent / 100, 'hardly anything was answered')
      assert.ok(grown < 64, `memory grew by ${grown} MB`)
      assert.equal(server.process.exitCode, null)
    })
  })
}

type Credentials = Record<keyof typeof tokenNames, string>

let visitors = 0
async function register({ address }: TestServer): Promise<Credentials> {
  visitors += 1
  const email = `visitor-${visitors}@example.com`
  const post = async (method: string, fields: object) => {
    const response = await fetch(`${address}/v1/${method}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    return (await response.json()) as Credentials
  }
  const { idToken, refreshToken } = await post('accounts:signUp', { email, password: 'hill and lamp' })
  const requestType = visitors % 2 === 0 ? 'PASSWORD_RESET' : 'VERIFY_EMAIL'
  await post('accounts:sendOobCode', { requestType, email, idToken })
  return { idToken, refreshToken, oobCode: await newestCode(address) }
}

/** Nothing where codes go by mail alone. */
async function newestCode(address: string): Promise<string> {
  const response = await fetch(`${address}/emulator/v1/projects/p/oobCodes`)
  const { oobCodes } = response.ok ? ((await response.json()) as { oobCodes: Credentials[] }) : {}
  return oobCodes?.at(-1)?.oobCode ?? ''
}

async function send(
  { address }: TestServer,
  { path, method, headers, body: named }: FuzzRequest,
  credentials: Credentials,
): Promise<number> {
  const body = typeof named === 'string' ? withCredentials(named, credentials) : named
  const signal = AbortSignal.timeout(20_000)
  const response = await fetch(address + path, { method, headers, body, signal, redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}

function withCredentials(body: string, credentials: Credentials): string {
  return Object.entries(tokenNames).reduce(
    (text, [field, name]) => text.replace(name, credentials[field as keyof Credentials]),
    body,
  )
}

/** What the process keeps in memory; Linux tells it in /proc, others by ps. */
function residentMb({ process }: TestServer): number {
  const status = readFileSync(`/proc/${process.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
