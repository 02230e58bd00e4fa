import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, call, lakshmi, post, postToken, signIn } from '#identity/testing/calls.ts'
import { listen } from '#identity/testing/listen.ts'
import { emulatorSettings } from './settings.ts'
import { emulatorForEachTest } from './testing/emulator.ts'
import { callInProject, owner } from './testing/owner.ts'

const project = '/emulator/v1/projects/travel-visit'
const otherSite = 'https://elsewhere.example/after'

describe('the emulator', () => {
  const service = emulatorForEachTest({ ...emulatorSettings })
  const get = (path: string) => call(service().routes, 'GET', path)
  const mail = async (fields: object): Promise<string> => {
    await post(service().routes, 'accounts:sendOobCode', fields)
    const { oobCodes } = (await get(`${project}/oobCodes`)).body
    return oobCodes.at(-1).oobLink
  }
  const open = async (link: string) => {
    const { pathname, search } = new URL(link)
    return get(pathname + search)
  }

  it('accepts short and common passwords', async () => {
    const { routes } = service()
    assert.equal((await post(routes, 'accounts:signUp', { ...lakshmi, password: '123456' })).status, 200)
    const short = await post(routes, 'accounts:signUp', { ...lakshmi, password: '12345' })
    assertRefused(short, 'WEAK_PASSWORD : Password should be at least 6 characters')
  })

  it('accepts any text as a photo URL', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const update = await post(routes, 'accounts:update', { idToken, photoUrl: 'photo-url' })
    assert.equal(update.body.photoUrl, 'photo-url')
  })

  it('applies a link when it is opened', async () => {
    const { routes } = service()
    const { email } = lakshmi
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const verification = await mail({ requestType: 'VERIFY_EMAIL', idToken })
    const success = 'The email has been successfully verified.'
    assert.deepEqual((await open(verification)).body, { authEmulator: { success, email } })
    assert.equal((await post(routes, 'accounts:lookup', { idToken })).body.users[0].emailVerified, true)
    const again = await open(verification)
    assert.equal(again.status, 400)
    assert.match(again.body.authEmulator.error, /has expired or the link has already been used/)

    const reset = await mail({ requestType: 'PASSWORD_RESET', email })
    for (const unfinished of [reset, `${reset}&newPassword=NEW_PASSWORD_HERE`]) {
      assert.equal((await open(unfinished)).body.authEmulator.error, 'missing newPassword query parameter')
    }
    assertRefused(await open(`${reset}&newPassword=short`), /^WEAK_PASSWORD/)
    assert.equal((await open(`${reset}&newPassword=seven+hills`)).status, 200)
    const changer = (await signIn(routes, 'seven hills')).body

    const newEmail = 'new@example.com'
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: changer.idToken, newEmail }
    assert.equal((await open(await mail(change))).body.authEmulator.newEmail, newEmail)
    const renamed = await post(routes, 'accounts:signInWithPassword', {
      email: newEmail,
      password: 'seven hills',
    })
    await post(routes, 'accounts:update', { idToken: renamed.body.idToken, email: 'newer@example.com' })
    const recovery = await mail({})
    assert.equal((await open(recovery)).body.authEmulator.email, newEmail)
  })

  it('redirects from a link to any URL', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const link = await mail({ requestType: 'VERIFY_EMAIL', idToken, continueUrl: otherSite })
    const { pathname, search } = new URL(link)
    const response = await routes.request(pathname + search)
    assert.deepEqual([response.status, response.headers.get('location')], [303, otherSite])
    const relative = { requestType: 'VERIFY_EMAIL', idToken, continueUrl: 'after' }
    assertRefused(await post(routes, 'accounts:sendOobCode', relative), /^INVALID_CONTINUE_URI/)
  })

  it('says what is wrong with a link', async () => {
    for (const [query, error] of [
      ['mode=verifyEmail&oobCode=x', 'missing apiKey query parameter'],
      ['mode=verifyEmail&apiKey=x', 'missing oobCode query parameter'],
      ['mode=toString&oobCode=x&apiKey=x', 'Invalid mode'],
    ]) {
      const { status, body } = await get(`/emulator/action?${query}`)
      assert.deepEqual([status, body.authEmulator.error], [400, error])
    }
    const { routes } = service()
    await post(routes, 'accounts:signUp', lakshmi)
    const reset = await mail({ requestType: 'PASSWORD_RESET', email: lakshmi.email })
    assert.equal((await open(reset.replace('resetPassword', 'verifyEmail'))).status, 400)
    const unstorable = await open(`${reset}&newPassword=%00seven+hills`)
    assert.deepEqual(
      [unstorable.status, unstorable.body.authEmulator?.error],
      [400, 'invalid newPassword query parameter'],
    )
    assert.equal((await open(`${reset}&newPassword=seven+hills`)).status, 200)
  })

  it('lets authorized pages call it', async () => {
    for (const [path, method] of [
      [`${project}/accounts`, 'DELETE'],
      ['/v2/projects/travel-visit/config', 'PATCH'],
    ] as const) {
      const preflight = async (origin: string) => {
        const headers = { origin, 'access-control-request-method': method }
        const answer = await service().routes.request(path, { method: 'OPTIONS', headers })
        return answer.headers.get('access-control-allow-origin')
      }
      assert.equal(await preflight('http://localhost:5173'), 'http://localhost:5173')
      assert.equal(await preflight('https://elsewhere.example'), null)
    }
  })

  it('answers preflights on every path, allowing the requested headers', async () => {
    const headers = {
      origin: 'http://localhost:5173',
      'access-control-request-headers': 'Authorization,X-Whatever',
      'access-control-request-private-network': 'true',
    }
    for (const path of [
      '/',
      '/emulator/action',
      `${project}/accounts`,
      '/v1/accounts:signUp',
      '/v1/projects/travel-visit/accounts:query',
      '/identitytoolkit.googleapis.com/v2/projects/travel-visit/config',
      '/securetoken.googleapis.com/v1/token',
      '/www.googleapis.com/identitytoolkit/v3/relyingparty/uploadAccount',
    ]) {
      const answer = await service().routes.request(path, { method: 'OPTIONS', headers })
      assert.equal(answer.status, 204, path)
      assert.equal(answer.headers.get('access-control-allow-origin'), headers.origin)
      assert.equal(answer.headers.get('access-control-allow-headers'), 'Authorization,X-Whatever')
      assert.equal(answer.headers.get('access-control-allow-private-network'), 'true')
      assert.match(answer.headers.get('access-control-allow-methods') ?? '', /PATCH,DELETE/)
      assert.equal((await service().routes.request(path, { method: 'OPTIONS' })).status, 204, path)
    }
  })

  it('lets only the owner change the project configuration, field by field', async () => {
    const { routes } = service()
    const path = '/v2/projects/travel-visit/config'
    const patch = (mask: string, fields: object) =>
      call(routes, 'PATCH', `${path}${mask}`, { fields, authorization: owner })
    const both = {
      signIn: { allowDuplicateEmails: true },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    }
    const one = await patch('?updateMask=signIn.allowDuplicateEmails', both)
    assert.deepEqual(one.body, {
      signIn: { allowDuplicateEmails: true },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
      blockingFunctions: {},
    })
    assert.equal((await patch('', {})).body.signIn.allowDuplicateEmails, false)
    const forward = { forwardInboundCredentials: { idToken: true } }
    const kept = await patch('?updateMask=blockingFunctions.forwardInboundCredentials.idToken', {
      blockingFunctions: forward,
    })
    assert.deepEqual(kept.body.blockingFunctions, forward)
    for (const [event, functionUri, refusal] of [
      ['beforeCreate', 'http://localhost/x', 'OPERATION_NOT_ALLOWED'],
      ['beforeCreate', 'x', /^INVALID_BLOCKING_FUNCTION/],
      ['whenever', 'http://localhost/x', /^INVALID_BLOCKING_FUNCTION/],
    ] as const) {
      const triggers = { [event]: { functionUri } }
      assertRefused(await patch('', { blockingFunctions: { triggers } }), refusal)
    }
    assert.equal((await call(routes, 'PATCH', path, { fields: both })).status, 403)
    assertRefused(
      await call(routes, 'PATCH', `${path}?key=any`, { fields: both }),
      /^INSUFFICIENT_PERMISSION/,
    )
    assert.equal((await get(`${project}/config`)).body.signIn.allowDuplicateEmails, false)
  })

  it('refuses credentials other than the owner’s, and calls to a project without them', async () => {
    const { routes } = service()
    const ask = (path: string, fields: object, authorization?: string) =>
      call(routes, 'POST', path, { fields, ...(authorization && { authorization }) })
    const bogus = await ask('/v1/accounts:signUp?key=any', lakshmi, 'Bearer bogus')
    assert.deepEqual([bogus.status, bogus.body.error.status], [401, 'UNAUTHENTICATED'])
    for (const [path, fields] of [
      ['/v1/projects/travel-visit/accounts:lookup?key=any', { localId: ['x'] }],
      ['/v1/accounts:signUp?key=any', { ...lakshmi, targetProjectId: 'travel-visit' }],
    ] as const) {
      assertRefused(await ask(path, fields), /^INSUFFICIENT_PERMISSION/)
    }
    assert.equal((await ask('/v1/accounts:signUp?key=any', lakshmi, 'Basic bogus')).status, 200)
    assert.equal(
      (await ask('/v1/accounts:signUp', { email: 'b@example.com' }, 'Bearer ya29.any')).status,
      200,
    )
    assert.equal((await call(routes, 'GET', '/v1/projects?key=any')).status, 200)
  })

  it('refuses reserved and invalid custom claims', async () => {
    await callInProject(service().routes, 'accounts', { localId: 'desk' })
    const claim = (customAttributes: string) =>
      callInProject(service().routes, 'accounts:update', { localId: 'desk', customAttributes })
    assertRefused(await claim('{"firebase":1}'), 'FORBIDDEN_CLAIM : firebase')
    assertRefused(await claim(JSON.stringify({ text: 'x'.repeat(1000) })), 'CLAIMS_TOO_LARGE')
    assertRefused(await claim(JSON.stringify({ text: 'ల'.repeat(330) })), 'CLAIMS_TOO_LARGE')
    assertRefused(await claim('{"desk":'), 'INVALID_CLAIMS')
    assert.equal((await claim('{"desk":1}')).status, 200)
  })

  it('makes session cookies, which are not accepted as ID tokens', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const make = (fields: object) =>
      call(routes, 'POST', '/v1/projects/travel-visit:createSessionCookie', { fields, authorization: owner })
    const { sessionCookie } = (await make({ idToken, validDuration: '600' })).body
    const claims = JSON.parse(Buffer.from(sessionCookie.split('.')[1], 'base64url').toString())
    assert.equal(claims.iss, 'https://session.firebase.google.com/travel-visit')
    assert.deepEqual([claims.exp - claims.iat, claims.email], [600, lakshmi.email])
    assertRefused(await post(routes, 'accounts:lookup', { idToken: sessionCookie }), 'INVALID_ID_TOKEN')
    assertRefused(await make({}), 'MISSING_ID_TOKEN')
    assertRefused(await make({ idToken: 'bogus' }), 'INVALID_ID_TOKEN')
    for (const validDuration of ['299', '1209601'])
      assertRefused(await make({ idToken, validDuration }), 'INVALID_DURATION')
  })

  it('answers the calls by their old names', async () => {
    const { routes } = service()
    const old = (name: string, fields: object) =>
      call(routes, 'POST', `/www.googleapis.com/identitytoolkit/v3/relyingparty/${name}?key=any`, { fields })
    const { idToken, refreshToken } = (await old('signupNewUser', lakshmi)).body
    assert.equal((await old('getAccountInfo', { id_token: idToken })).body.users.length, 1)
    assert.equal((await old('verifyPassword', lakshmi)).body.registered, true)
    const unknown = '/www.googleapis.com/identitytoolkit/v3/relyingparty/constructor?key=any'
    assert.equal((await routes.request(unknown, { method: 'POST' })).status, 404)
    assert.equal((await old('deleteAccount', { idToken })).status, 200)
    assertRefused(
      await postToken(routes, { grant_type: 'refresh_token', refresh_token: refreshToken }),
      'USER_NOT_FOUND : INVALID_REFRESH_TOKEN',
    )
  })

  it('refuses a body that is too large or a missing key by the old names too, at once and on the same connection', async () => {
    const { origin, close } = await listen(service().routes)
    const old = (key: string, displayName: string) =>
      fetch(`${origin}/www.googleapis.com/identitytoolkit/v3/relyingparty/signupNewUser${key}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...lakshmi, displayName }),
        signal: AbortSignal.timeout(5000),
      })
    try {
      for (const [key, name, status] of [
        ['?key=any', 'x'.repeat(500_000), 413],
        ['', 'x'.repeat(60_000), 403],
        ['?key=any', 'Lakshmi', 200],
      ] as const) {
        assert.equal((await old(key, name)).status, status)
      }
    } finally {
      await close()
    }
  })

  it('lets the owner read and write accounts in bulk by the old names', async () => {
    const old = (name: string, fields: object, authorization = owner) => {
      const path = `/www.googleapis.com/identitytoolkit/v3/relyingparty/${name}`
      return call(service().routes, 'POST', path, { fields, authorization })
    }
    const targetProjectId = 'travel-visit'
    const users = [{ localId: 'a' }, { localId: 'b' }]
    assert.deepEqual((await old('uploadAccount', { targetProjectId, users })).body.error, [])
    const page = { targetProjectId, maxResults: 1, nextPageToken: 'a' }
    assert.equal((await old('downloadAccount', page)).body.users[0].localId, 'b')
    for (const name of ['uploadAccount', 'downloadAccount']) {
      assertRefused(await old(name, { users }), 'INSUFFICIENT_PERMISSION')
      // A lone surrogate, which no project id can hold.
      const noText = await old(name, { targetProjectId: '\ud800', users })
      assert.deepEqual([noText.status, noText.body.error.status], [400, 'INVALID_ARGUMENT'])
      assert.notEqual((await old(name, { targetProjectId, users }, 'Bearer bogus')).status, 200)
    }
  })

  it('keeps tokens of the same second valid after a change of address', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    await service()
      .database.updateTable('sessions')
      .set({ signed_in_at: Date.now() + 500 })
      .execute()
    await post(routes, 'accounts:update', { idToken, email: 'new@example.com' })
    const { users } = (await post(routes, 'accounts:lookup', { idToken })).body
    assert.equal(users[0].initialEmail, lakshmi.email)
    service().passSeconds(2)
    const again = await post(routes, 'accounts:update', { idToken, password: 'seven hills' })
    assertRefused(await post(routes, 'accounts:lookup', { idToken }), 'TOKEN_EXPIRED')
    assert.equal((await post(routes, 'accounts:lookup', { idToken: again.body.idToken })).status, 200)
  })

  it('lists no codes after an address was confirmed from the new mailbox, or was taken', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const codes = async () => (await get(`${project}/oobCodes`)).body.oobCodes
    const ask = (newEmail: string, token: string) =>
      mail({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: token, newEmail })
    await open(await ask('new@example.com', idToken))
    assert.deepEqual(await codes(), [])

    const again = await post(routes, 'accounts:signInWithPassword', { ...lakshmi, email: 'new@example.com' })
    const link = await ask('taken@example.com', again.body.idToken)
    await post(routes, 'accounts:signUp', { ...lakshmi, email: 'taken@example.com' })
    assertRefused(await open(link), 'EMAIL_EXISTS')
    assert.deepEqual(await codes(), [])
  })

  it('asks the owner which account is meant, whatever else is sent', async () => {
    const { routes } = service()
    const { idToken } = (await post(routes, 'accounts:signUp', lakshmi)).body
    const fields = { idToken }
    assertRefused(
      await call(routes, 'POST', '/v1/accounts:delete', { fields, authorization: owner }),
      'MISSING_LOCAL_ID',
    )
    assert.equal((await post(routes, 'accounts:lookup', { idToken })).status, 200)
  })

  it('lists no SMS codes', async () => {
    assert.deepEqual((await get(`${project}/verificationCodes`)).body, { verificationCodes: [] })
  })
})
