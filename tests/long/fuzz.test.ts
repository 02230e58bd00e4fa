import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { removeData, startTestServer, type TestServer } from '../server.ts'

const requestsPerRound = 16

/** Asked for with a POST unless they name another method. */
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
  'GET v1/projects/p/accounts:batchGet',
  'v1/projects/p:createSessionCookie',
  'v1/projects/p:queryAccounts',
  'PATCH v2/projects/p/config',
  'PATCH emulator/v1/projects/p/config',
]
/** The same by the names that they had before. */
const legacyOperations = [
  'createAuthUri',
  'deleteAccount',
  'downloadAccount',
  'emailLinkSignin',
  'getAccountInfo',
  'getOobConfirmationCode',
  'GET getProjectConfig',
  'GET getRecaptchaParam',
  'GET publicKeys',
  'resetPassword',
  'sendVerificationCode',
  'setAccountInfo',
  'signupNewUser',
  'uploadAccount',
  'verifyAssertion',
  'verifyCustomToken',
  'verifyPassword',
  'verifyPhoneNumber',
].map((name) => name.replace(/\w+$/, 'www.googleapis.com/identitytoolkit/v3/relyingparty/$&'))
const action = 'GET emulator/action'
const otherPaths = [
  'GET healthz',
  'GET readyz',
  'GET v1/projects',
  'GET v2/passwordPolicy',
  'v2/accounts/mfaSignIn:start',
  'v1/projects/p/tenants/t/accounts:lookup',
  'GET .well-known/jwks.json',
  'GET .well-known/openid-configuration',
  'GET __/firebase/init.json',
  'GET emulator/v1/projects/p/config',
  'GET emulator/v1/projects/p/oobCodes',
  'GET emulator/v1/projects/p/verificationCodes',
  'DELETE emulator/v1/projects/p/accounts',
  'GET v2/projects/p/config',
  'GET action',
  'GET temples',
]

const newPassword = fc.constantFrom('seven hills at dawn', 'short', '', 'NEW_PASSWORD_HERE', '\0seven hills')
const continueUrl = fc.constantFrom('http://localhost/', 'https://elsewhere.example', 'javascript:1', 'x')

/** Fields of the protocol's requests, with values of their kind that reach deep into an operation. */
const fields = {
  email: fc.constantFrom('lakshmi@example.com', 'ravi@example.com', 'LAKSHMI@EXAMPLE.COM', '', 'a@b', '@'),
  password: fc.constantFrom('hill and lamp', 'wrong wrong', 'short', '', 'x'.repeat(5000)),
  newPassword,
  newEmail: fc.constantFrom('new@example.com', 'nonsense'),
  displayName: fc.string({ unit: 'grapheme', maxLength: 300 }),
  photoUrl: fc.webUrl(),
  requestType: fc.constantFrom('PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'X', 1, 6, 99),
  oobCode: fc.oneof({ weight: 3, arbitrary: fc.constant('OOB-CODE') }, fc.base64String({ maxLength: 80 })),
  continueUrl,
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
  targetProjectId: fc.constantFrom('p', ''),
  signIn: fc.record({ allowDuplicateEmails: fc.boolean() }, { requiredKeys: [] }),
  emailPrivacyConfig: fc.record({ enableImprovedEmailPrivacy: fc.boolean() }, { requiredKeys: [] }),
  blockingFunctions: fc.record(
    {
      triggers: fc.dictionary(
        fc.constantFrom('beforeCreate', 'x'),
        fc.record({ functionUri: fc.constantFrom('http://localhost/', 'x') }),
      ),
      forwardInboundCredentials: fc.record({ idToken: fc.boolean() }),
    },
    { requiredKeys: [] },
  ),
}
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\0', '\ud800', '__proto__', 'x'.repeat(70_000), Number.MAX_VALUE, -0, 2 ** 53),
)

type FuzzRequest = { path: string; method: string; headers: Record<string, string>; body: BodyInit | null }

/** Stand for what the signed-in visitor of the moment has, so that many requests get past the door. */
const tokenNames = {
  idToken: 'ID-TOKEN',
  refreshToken: 'REFRESH-TOKEN',
  oobCode: 'OOB-CODE',
  mode: 'CODE-MODE',
}

/** What stands in a link, most of it as mailed. */
const links = fc
  .record(
    {
      apiKey: fc.constant('any'),
      mode: fc.oneof(
        { weight: 8, arbitrary: fc.constant(tokenNames.mode) },
        fc.constantFrom('resetPassword', 'verifyEmail', 'signIn', 'constructor', ''),
      ),
      oobCode: fc.oneof(
        { weight: 8, arbitrary: fc.constant(tokenNames.oobCode) },
        fc.string({ unit: 'binary', maxLength: 80 }),
      ),
      newPassword: fc.oneof(
        { weight: 4, arbitrary: newPassword },
        fc.string({ unit: 'binary', maxLength: 40 }),
      ),
      continueUrl: fc.option(continueUrl, { nil: undefined }),
    },
    { requiredKeys: ['newPassword', 'continueUrl'] },
  )
  .map(queryOf)

/** What some calls read from their address. */
const queries = fc
  .record(
    {
      updateMask: fc.constantFrom('signIn', 'emailPrivacyConfig.enableImprovedEmailPrivacy', ',x', ''),
      nextPageToken: fc.string({ unit: 'binary', maxLength: 10 }),
      maxResults: fc.constantFrom('1', '-1', '1e9', 'x'),
    },
    { requiredKeys: [] },
  )
  .map(queryOf)

function queryOf(values: Record<string, string | undefined>): string {
  const said = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return new URLSearchParams(said).toString()
}

function requests(calls: fc.Arbitrary<string>): fc.Arbitrary<FuzzRequest> {
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
  const operation = fc.oneof(
    { weight: 12, arbitrary: calls },
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
  const otherMethod = fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    fc.constantFrom('GET', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'HEAD'),
  )
  const extra = fc.record(
    {
      origin: fc.constantFrom('http://localhost', 'https://elsewhere.example', 'null'),
      authorization: fc.constantFrom(
        'Bearer owner',
        'Bearer owner',
        'Bearer owner',
        'Bearer x',
        'Basic eDp5',
      ),
      'x-firebase-locale': fc.constantFrom('te', 'xx', ';;;', '*'),
      'access-control-request-private-network': fc.constant('true'),
    },
    { requiredKeys: [] },
  )
  const key = fc.oneof(
    { weight: 12, arbitrary: fc.constant('key=any') },
    fc.constantFrom('', 'key=', 'key=%ff&key=2'),
  )
  const parts = { operation, host, otherMethod, body, contentType, extra, key, query: queries, link: links }
  return fc
    .record(parts)
    .map(({ operation, host, otherMethod, body, contentType, extra, key, query, link }) => {
      const [path = '', ownMethod = 'POST'] = operation.split(' ').toReversed()
      const method = otherMethod ?? ownMethod
      return {
        path: operation === action ? `/${path}?${link}` : `/${host}${path}?${key}&${query}`,
        method,
        headers: { 'content-type': contentType, ...extra },
        body: method === 'GET' || method === 'HEAD' ? null : body,
      }
    })
}

for (const { name, environment, rounds, calls, floods } of [
  {
    name: 'a hundred thousand random requests',
    environment: { IDENTITY_THROTTLE: 'off' },
    rounds: 6500,
    calls: fc.constantFrom(...operations),
    floods: false,
  },
  {
    name: 'random requests to the test surface, with codes that were mailed',
    environment: { IDENTITY_TEST_SURFACE: '1' },
    rounds: 1500,
    calls: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...operations) },
      { weight: 5, arbitrary: fc.constantFrom(...ownerOperations) },
      { weight: 2, arbitrary: fc.constantFrom(...legacyOperations) },
      fc.constant(action),
    ),
    floods: true,
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
      const batches = fc.array(requests(calls), {
        minLength: requestsPerRound,
        maxLength: requestsPerRound,
      })
      await fc.assert(
        fc.asyncProperty(batches, async (batch) => {
          round += 1
          // Some requests delete the visitor's account, or sign them out everywhere.
          if (round % 5 === 0) credentials = await register(server)
          if (round === Math.floor(rounds / 2)) memoryAfterWarmUp = residentMb(server)
          const isFlood = floods && round % 100 === 0
          if (isFlood) credentials = await register(server, 'resetPassword')
          const flood = isFlood ? await signUpMany(server) : []
          const sent = isFlood ? [...batch, ...linksOpened] : batch
          const answers = await Promise.all(sent.map((request) => send(server, request, credentials)))
          await Promise.all(flood)
          for (const [index, { status, retryAfter }] of answers.entries()) {
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
            const isOverload = isFlood && status === 503 && retryAfter !== null
            assert.ok(status < 500 || isOverload, `${sent[index]?.path} answered ${status}`)
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

/** What is asked for to get a code that a link of this kind carries. */
const codeRequests = {
  resetPassword: { call: 'accounts:sendOobCode', requestType: 'PASSWORD_RESET' },
  verifyEmail: { call: 'accounts:sendOobCode', requestType: 'VERIFY_EMAIL' },
  verifyAndChangeEmail: { call: 'accounts:sendOobCode', requestType: 'VERIFY_AND_CHANGE_EMAIL' },
  recoverEmail: { call: 'accounts:update', requestType: undefined },
}
type LinkMode = keyof typeof codeRequests
const linkModes: LinkMode[] = [
  'resetPassword',
  'verifyEmail',
  'resetPassword',
  'verifyAndChangeEmail',
  'resetPassword',
  'recoverEmail',
]

let visitors = 0
async function register(
  { address }: TestServer,
  mode: LinkMode = linkModes[visitors % linkModes.length] ?? 'resetPassword',
): Promise<Credentials> {
  visitors += 1
  const email = `visitor-${visitors}@example.com`
  const newEmail = `new-${email}`
  const signedUp = await post(address, 'accounts:signUp', email)
  const { call, requestType } = codeRequests[mode]
  const changed = await post(address, call, call === 'accounts:update' ? newEmail : email, {
    requestType,
    newEmail,
    idToken: signedUp.idToken,
  })
  // A change of the address brings new tokens.
  return { ...signedUp, ...changed, oobCode: await newestCode(address), mode }
}

async function post(address: string, method: string, email: string, fields = {}): Promise<Credentials> {
  const response = await fetch(`${address}/v1/${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      ...(method === 'accounts:signUp' && { password: 'hill and lamp' }),
      ...fields,
    }),
  })
  return (await response.json()) as Credentials
}

/** As many as fill the queue of passwords to be hashed, under way for some seconds. */
async function signUpMany(server: TestServer): Promise<Promise<unknown>[]> {
  const flood = Array.from({ length: 30 * availableParallelism() }, () => {
    visitors += 1
    const fields = { email: `visitor-${visitors}@example.com`, password: 'hill and lamp' }
    return send(server, {
      path: '/v1/accounts:signUp?key=any',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
  })
  await wait(200)
  return flood
}

/** What has to wait for a password, and is rare among random requests. */
const linksOpened: FuzzRequest[] = Array.from({ length: 3 }, () => ({
  path: `/emulator/action?apiKey=any&mode=${tokenNames.mode}&oobCode=${tokenNames.oobCode}&newPassword=seven+hills`,
  method: 'GET',
  headers: {},
  body: null,
}))

/** Nothing where codes go by mail alone. */
async function newestCode(address: string): Promise<string> {
  const response = await fetch(`${address}/emulator/v1/projects/p/oobCodes`)
  const { oobCodes } = response.ok ? ((await response.json()) as { oobCodes: Credentials[] }) : {}
  return oobCodes?.at(-1)?.oobCode ?? ''
}

async function send(
  { address }: TestServer,
  { path, method, headers, body: named }: FuzzRequest,
  credentials: Partial<Credentials> = {},
): Promise<{ status: number; retryAfter: string | null }> {
  const body = typeof named === 'string' ? withCredentials(named, credentials) : named
  const response = await fetch(address + withCredentials(path, credentials), {
    method,
    headers,
    body,
    signal: AbortSignal.timeout(20_000),
    redirect: 'manual',
  })
  await response.arrayBuffer()
  return { status: response.status, retryAfter: response.headers.get('retry-after') }
}

function withCredentials(text: string, credentials: Partial<Credentials>): string {
  return Object.entries(tokenNames).reduce(
    (text, [field, name]) => text.replace(name, credentials[field as keyof Credentials] ?? ''),
    text,
  )
}

/** What the process keeps in memory; Linux tells it in /proc, others by ps. */
function residentMb({ process }: TestServer): number {
  const status = readFileSync(`/proc/${process.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
